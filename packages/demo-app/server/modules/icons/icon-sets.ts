import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getIcons, matchIconName, quicklyValidateIconSet } from '@iconify/utils';
import { bankSet } from './bank-set.ts';

/** An icon set as Iconify writes it: `{prefix, icons, width, height, …}`. */
type IconSet = NonNullable<ReturnType<typeof quicklyValidateIconSet>>;

/** Most icons one address may name; a page asks for far fewer. */
const mostNames = 200;

const installed = createRequire(import.meta.url);
const loaded = new Map<string, Promise<IconSet>>([[bankSet.prefix, Promise.resolve(bankSet)]]);

/** The names of a comma-separated list, each once, or `null` where it is not such a list. */
export function parseIconNames(text: string): readonly string[] | null {
  const names = [...new Set(text.split(','))];
  return names.length <= mostNames && names.every((name) => matchIconName.test(name)) ? names : null;
}

/**
 * The named icons of an installed set, those it lacks in `not_found`; `null` for a set that is not here.
 * Sets are Keo's own and the installed `@iconify-json/<prefix>` packages, each read once.
 */
export async function readIcons(prefix: string, names: readonly string[]): Promise<IconSet | null> {
  const set = await (loaded.get(prefix) ?? loadSet(prefix));
  if (set === null) return null;
  const present = names.filter(
    (name) => Object.hasOwn(set.icons, name) || Object.hasOwn(set.aliases ?? {}, name),
  );
  const answer = getIcons(set, [...present], true);
  const missing = names.filter((name) => !present.includes(name));
  return answer && missing.length > 0 ? { ...answer, not_found: missing } : answer;
}

function findSet(prefix: string): string | null {
  if (!matchIconName.test(prefix)) return null;
  try {
    return installed.resolve(`@iconify-json/${prefix}/icons.json`);
  } catch {
    return null;
  }
}

function loadSet(prefix: string): Promise<IconSet> | null {
  const file = findSet(prefix);
  if (file === null) return null;
  const known = readSet(file);
  loaded.set(prefix, known);
  return known;
}

async function readSet(file: string): Promise<IconSet> {
  const set = quicklyValidateIconSet(JSON.parse(await readFile(file, 'utf8')));
  if (set === null) throw new Error(`${file} is not an icon set`);
  return set;
}
