const storageKey = 'keo.codeSent';

/** A new account, and when its first code was sent, in ms since the epoch. */
type Sent = { userId: string; at: number };

/** The new account whose code is neither entered nor dismissed. Kept in this tab, so that a reload asks again. */
export const codeSent = {
  read(): Sent | null {
    try {
      const [userId, at] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
      return userId ? { userId, at: Number(at) } : null;
    } catch {
      return null;
    }
  },
  write(userId: string): void {
    try {
      sessionStorage.setItem(storageKey, `${userId} ${Date.now()}`);
    } catch {
      // Storage is blocked: the dashboard still offers to verify.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Storage is blocked: nothing was kept.
    }
  },
};
