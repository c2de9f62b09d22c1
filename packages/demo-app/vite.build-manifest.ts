import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `/build-manifest.json` (`{version, builtAt}`) and puts the same version into the page as
 * `<meta name="keo-version">`. The version is a hash of the file names, which carry their contents' hashes: the
 * same source gives the same version, so a rebuild without a change offers nobody a new one.
 */
export function buildManifest(): Plugin {
  let version = '';
  return {
    name: 'keo-build-manifest',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        version = versionOf(Object.keys(bundle ?? {}));
        return [{ tag: 'meta', attrs: { name: 'keo-version', content: version }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = {
          version: version || versionOf(Object.keys(bundle)),
          builtAt: new Date().toISOString(),
        };
        this.emitFile({ type: 'asset', fileName: 'build-manifest.json', source: JSON.stringify(manifest) });
      },
    },
  };
}

function versionOf(fileNames: string[]): string {
  const hashed = fileNames.filter((name) => name.startsWith('assets/')).sort();
  return createHash('sha256').update(hashed.join('\n')).digest('hex').slice(0, 12);
}
