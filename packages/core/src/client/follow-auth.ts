import type { AuthSnapshot } from '../auth/auth.machine.ts';
import type { AuthActor } from './keo.root.ts';

/** Calls back with the current snapshot and after each change. Returns the unsubscribe. */
export function followAuth(auth: AuthActor, tell: (snapshot: AuthSnapshot) => void): () => void {
  const subscription = auth.subscribe(tell);
  tell(auth.getSnapshot());
  return () => subscription.unsubscribe();
}
