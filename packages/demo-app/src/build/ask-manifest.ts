/** Asks the server of this page which build it serves; the answer is small, and no cache has it. */
export const askManifest = (): Promise<Response> => fetch('/build-manifest.json', { cache: 'no-store' });
