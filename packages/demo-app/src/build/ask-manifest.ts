/** Asks which build the server has; a small answer that is never cached. */
export const askManifest = (): Promise<Response> => fetch('/build-manifest.json', { cache: 'no-store' });
