const storageKey = 'keo.codeSent';

/** The new account whose code is neither entered nor dismissed. Kept in this tab, so that a reload asks again. */
export const codeSent = {
  read(): string | null {
    try {
      return sessionStorage.getItem(storageKey);
    } catch {
      return null;
    }
  },
  write(userId: string): void {
    try {
      sessionStorage.setItem(storageKey, userId);
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
