import { CatchBoundary, useRouterState } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, lazy, useReducer } from 'react';
import { LostPart } from '../layout/lost-part.tsx';
import { loadWhenOnline } from './load-when-online.ts';

type Options = {
  /** In its place until it is loaded. */
  waiting?: ReactNode;
  /** In its place if it is lost; by default a sentence, and a button to ask again. */
  lost?: ReactNode;
};

/**
 * A part that comes after its page, in a boundary of its own: the page stays if it is lost, and asks for it again on the
 * next page.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, lost }: Options = {},
): ComponentType<Props> {
  const fresh = () => lazy(async () => ({ default: await loadWhenOnline(load) }));
  let Part = fresh();
  return function OptionalPart(props: Props) {
    const href = useRouterState({ select: ({ location }) => location.href });
    const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
    return (
      <CatchBoundary
        getResetKey={() => `${tries} ${href}`}
        onCatch={() => (Part = fresh())}
        // oxlint-disable-next-line react/no-unstable-nested-components -- it has no state of its own
        errorComponent={() => (lost === undefined ? <LostPart onRetry={tryAgain} /> : lost)}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
}
