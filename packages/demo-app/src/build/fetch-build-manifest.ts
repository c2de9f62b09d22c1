export const fetchBuildManifest = (): Promise<Response> =>
  fetch('/build-manifest.json', { cache: 'no-store' });
