import { Suspense, lazy, useState } from 'react';
import { useToasts } from '@keo/react';
import { loadOnceHeard } from '../build/load-once-heard.ts';

const PageToaster = lazy(async () => ({
  default: (await loadOnceHeard(() => import('./page-toaster.tsx'))).PageToaster,
}));

/** The toaster comes with the first toast: a page that has nothing to say does not load it. */
export function ToastsWhenNeeded() {
  const hasToasts = useToasts().length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasToasts && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <PageToaster />}</Suspense>;
}
