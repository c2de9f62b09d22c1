import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getIcons, matchIconName, quicklyValidateIconSet } from '@iconify/utils';
import { bankSet } from './bank-set.ts';

/** Iconify's format of an icon set: `{prefix, icons, width, height, …}`. */
type IconSet = NonNullable<ReturnType<typeof quicklyValidateIconSet>>;

/** Most icons in one request; a page needs far fewer. */
const maxNames = 200;

const installed = createRequire(import.meta.url);
const loaded = new Map<string, Promise<IconSet>>([[bankSet.prefix, Promise.resolve(bankSet)]]);

/** Null for an invalid list. */
export function parseIconNames(text: string): readonly string[] | null {
  const names = [...new Set(text.split(','))];
  return names.length <= maxNames && names.every((name) => matchIconName.test(name)) ? names : null;
}

/**
 * Keo's own sets and installed `@iconify-json/<prefix>` packages, each read once. Missing icons are listed in
 * `not_found`; null for an unknown set.
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
