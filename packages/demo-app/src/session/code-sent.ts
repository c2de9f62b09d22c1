const storageKey = 'keo.codeSent';

/** Whose new account was sent a code that is neither entered nor put off. In this tab, so that a reload asks again. */
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
      // Where storage is closed to the page, the dashboard still offers to verify.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Nothing was kept there.
    }
  },
};
