import { type ReactNode, useMemo } from 'react';
import type { KeoClient } from '@keo/core';
import { KeoProvider } from '../client/keo-provider.tsx';
import { type ProductLinks, ProductLinksContext } from '../client/product-links.ts';
import { DemoMark } from './demo-mark.tsx';
import type { Emit } from './embed-events.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { SessionEvents } from './session-events.tsx';

type Props = {
  keo: KeoClient;
  emit: Emit;
  isDemo: boolean;
  /** Origin of the product; null for a demo. */
  appUrl: string | null;
  children: ReactNode;
};

export function EmbedFrame({ keo, emit, isDemo, appUrl, children }: Props) {
  const links = useMemo<ProductLinks>(
    () =>
      appUrl === null
        ? { toHref: () => '#' }
        : { toHref: (path) => new URL(path, appUrl).href, target: '_blank' },
    [appUrl],
  );
  return (
    <ErrorBoundary onError={(error) => emit('keo-error', { error })}>
      <KeoProvider keo={keo}>
        <ProductLinksContext.Provider value={links}>
          <SessionEvents emit={emit} />
          {children}
          {isDemo && <DemoMark />}
        </ProductLinksContext.Provider>
      </KeoProvider>
    </ErrorBoundary>
  );
}
