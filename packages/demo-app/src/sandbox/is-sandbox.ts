/**
 * Whether this server runs in the sandbox: it says so in the page it sends, and the development server, which
 * only stands before a sandbox, counts as one.
 */
export const isSandbox = () =>
  import.meta.env.DEV || document.querySelector('meta[name="keo-sandbox"]') !== null;
