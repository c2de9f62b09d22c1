import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** README, those of the packages and every guide. */
export const pages = globSync(['README.md', 'packages/*/README.md', 'docs/guides/*.md'], { cwd: root });

/** The code blocks of a page in these languages. */
export const getCode = (page: string, ...languages: readonly string[]) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/^```(\w+)\n(.*?)^```/gms)]
    .map(([, language = '', code = '']) => ({ language, code }))
    .filter(({ language }) => languages.includes(language));
