/** Whether this browser has a session cookie. Its validity is up to the server. */
export const hasTokenCookie = (): boolean => /(?:^|;\s*)token=[^;]/.test(document.cookie);
