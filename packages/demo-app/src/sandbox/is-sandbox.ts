/** By a meta element of the page; the development server always runs with a sandbox. */
export const isSandbox = () =>
  import.meta.env.DEV || document.querySelector('meta[name="keo-sandbox"]') !== null;
