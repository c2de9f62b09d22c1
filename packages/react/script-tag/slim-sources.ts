import path from 'node:path';
import type { Plugin } from 'vite';
import { stripCodes } from './strip-codes.ts';
import { stripEndpoints } from './strip-endpoints.ts';
import { stripRestoring } from './strip-restoring.ts';
import { stripUnusedTexts, textsInUse } from './texts-in-use.ts';
import { stripUnusedTokens, tokensInUse } from './tokens-in-use.ts';

const libraries: Record<string, string> = {
  valibot: path.join(import.meta.dirname, 'small-valibot.ts'),
  xstate: path.join(import.meta.dirname, 'small-xstate.ts'),
};

/**
 * Leaves out what no widget needs. In kB (gzip) it saves 2.9 of a bell, 3.3 with its panel, and 7.4 of a wallet. Texts
 * and tokens need the modules of a first build, because only tree shaking knows what is used.
 */
export function slimSources(modules?: ReadonlyMap<string, string>): Plugin {
  const inUse = modules && { text: textsInUse(modules), tokens: tokensInUse(modules) };
  return {
    name: 'slim-sources',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      // Ours import the library itself.
      handler: (source, importer) => (importer === libraries[source] ? null : libraries[source]),
    },
    transform: (code, id) =>
      stripEndpoints(id, code) ??
      stripCodes(id, code, ['kind', 'link', 'groups']) ??
      stripRestoring(id, code) ??
      (inUse && (stripUnusedTexts(id, code, inUse.text) ?? stripUnusedTokens(id, code, inUse.tokens))),
  };
}
