/** Whether this browser holds the cookie of a session. What it is worth, the server says. */
export const hasTokenCookie = (): boolean => /(?:^|;\s*)token=[^;]/.test(document.cookie);
