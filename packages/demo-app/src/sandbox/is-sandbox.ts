/**
 * Whether the server runs in the sandbox, by a meta element of the page; the development server, which only runs with a
 * sandbox, counts as one.
 */
export const isSandbox = () =>
  import.meta.env.DEV || document.querySelector('meta[name="keo-sandbox"]') !== null;
