import { useState } from 'react';
import { useAuth, useToasts } from '@keo/react';
import { optionalPart } from '../build/optional-part.tsx';

const PageToaster = optionalPart(async () => (await import('./page-toaster.tsx')).PageToaster, {
  lost: null,
});

/** Loaded at once for those who are signed in: what could not be sent is said without a network. */
export function LazyToasts() {
  const { isAuthenticated } = useAuth();
  const hasToasts = useToasts().length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if ((isAuthenticated || hasToasts) && !isNeeded) setIsNeeded(true);
  return isNeeded && <PageToaster />;
}
