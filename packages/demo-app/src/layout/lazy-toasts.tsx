import { Suspense, lazy, useState } from 'react';
import { useAuth, useToasts } from '@keo/react';
import { loadWhenOnline } from '../build/load-when-online.ts';

const PageToaster = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./page-toaster.tsx'))).PageToaster,
}));

/** Loaded at once for those who are signed in: what could not be sent is said without a network. */
export function LazyToasts() {
  const { isAuthenticated } = useAuth();
  const hasToasts = useToasts().length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if ((isAuthenticated || hasToasts) && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <PageToaster />}</Suspense>;
}
