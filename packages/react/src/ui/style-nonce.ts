/** The word that a page's policy lets style sheets in by, where it has one: `<meta property="csp-nonce" nonce="…">`. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
