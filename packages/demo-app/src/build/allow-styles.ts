/** Sets the CSP nonce for libraries that insert style sheets at run time. */
export function allowStyles(): void {
  const word = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  // Read by the libraries that lock scrolling.
  Reflect.set(globalThis, '__webpack_nonce__', word);
}
