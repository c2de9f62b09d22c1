import { Suspense, lazy, useState } from 'react';
import { useToasts } from '@keo/react';
import { loadWhenOnline } from '../build/load-when-online.ts';

const PageToaster = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./page-toaster.tsx'))).PageToaster,
}));

export function LazyToasts() {
  const hasToasts = useToasts().length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasToasts && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <PageToaster />}</Suspense>;
}
