import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `/build-manifest.json` (`{version, builtAt}`), and the same version into the page as `<meta
 * name="keo-version">`. The version is a hash of the file names, which contain content hashes, so a rebuild without a
 * change has the same version.
 */
export function buildManifest(): Plugin {
  let version = '';
  return {
    name: 'keo-build-manifest',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        version = toVersion(Object.keys(bundle ?? {}));
        return [{ tag: 'meta', attrs: { name: 'keo-version', content: version }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = {
          version: version || toVersion(Object.keys(bundle)),
          builtAt: new Date().toISOString(),
        };
        this.emitFile({ type: 'asset', fileName: 'build-manifest.json', source: JSON.stringify(manifest) });
      },
    },
  };
}

function toVersion(fileNames: string[]): string {
  const hashed = fileNames.filter((name) => name.startsWith('assets/')).sort();
  return createHash('sha256').update(hashed.join('\n')).digest('hex').slice(0, 12);
}
