import type { Plugin } from 'vite';

/** A dynamic import of another file of the build, by a literal name. */
const ofFile = /\bimport\((["'`])(\.{1,2}\/[^"'`]+\.js)\1\)/g;

/**
 * Browsers remember a failed `import()` by its address, so a file that was lost once would stay lost until a reload.
 * Asks for it again under another address. In the written files, because only there an import has its final form.
 */
export function importAgain(): Plugin {
  return {
    name: 'keo-import-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withSecondTry(file.code);
      },
    },
  };
}

/** The code of a chunk whose dynamic imports have a second try. */
export function withSecondTry(code: string): string {
  const asked = code.replaceAll(ofFile, '__keoImport($1$2$1)');
  if (asked === code) return code;
  return `${asked}\nfunction __keoImport(file){return import(file).catch(()=>import(file+"?again="+Date.now()))}\n`;
}
