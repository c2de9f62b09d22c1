/** Does not mean that the session is valid. */
export const hasTokenCookie = (): boolean => /(?:^|;\s*)token=[^;]/.test(document.cookie);
