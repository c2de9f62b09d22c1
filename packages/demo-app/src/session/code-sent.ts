const storageKey = 'keo.codeSent';

/** `at`: when the first code was sent, by the server's clock in epoch ms. `path`: the page that first asked for it. */
type Sent = { userId: string; at: number; path: string | null };

/** The new account whose code is neither entered nor dismissed; in sessionStorage, to survive a reload. */
export const codeSent = {
  read(): Sent | null {
    try {
      const [userId, at, path] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
      return userId ? { userId, at: Number(at), path: path || null } : null;
    } catch {
      return null;
    }
  },
  write({ userId, at, path }: Sent): void {
    try {
      sessionStorage.setItem(storageKey, `${userId} ${at} ${path ?? ''}`);
    } catch {
      // Storage is blocked: the dashboard still offers to verify.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {}
  },
};
