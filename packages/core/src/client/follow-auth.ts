import type { AuthSnapshot } from '../auth/auth.machine.ts';
import type { AuthActor } from './keo.root.ts';

/** Tells how it stands now, and each time it changes, until the way back is called. */
export function followAuth(auth: AuthActor, tell: (snapshot: AuthSnapshot) => void): () => void {
  const subscription = auth.subscribe(tell);
  tell(auth.getSnapshot());
  return () => subscription.unsubscribe();
}
