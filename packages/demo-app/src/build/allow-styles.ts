/** Tells those who write a style sheet at run time the word by which the page's policy lets it in. */
export function allowStyles(): void {
  const word = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  // What the libraries that lock the page's scrolling look for.
  Reflect.set(globalThis, '__webpack_nonce__', word);
}
