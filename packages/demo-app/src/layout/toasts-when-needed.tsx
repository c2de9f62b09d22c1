import { Suspense, lazy, useState } from 'react';
import { useToasts } from '@keo/react';
import { loadOnceHeard } from '../build/load-once-heard.ts';

const PageToaster = lazy(async () => ({
  default: (await loadOnceHeard(() => import('./page-toaster.tsx'))).PageToaster,
}));

/** Loads the toaster with the first toast. */
export function ToastsWhenNeeded() {
  const hasToasts = useToasts().length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasToasts && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <PageToaster />}</Suspense>;
}
