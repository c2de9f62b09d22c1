/**
 * A choice that stays on this device. Where storage is blocked or full it is forgotten, and the page works on: what is
 * chosen here is only a convenience.
 */
export const createDeviceChoice = (key: string) => ({
  read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Null forgets it. */
  write(value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Blocked or full, as above.
    }
  },
});
