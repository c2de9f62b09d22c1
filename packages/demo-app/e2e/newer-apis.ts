import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { browserFloor } from '../../core/browser-floor.ts';

/** A host name of this machine that is no secure context, unlike `localhost`: see `playwright.config.ts`. */
export const insecureHost = 'keo.lan';

type Browser = keyof typeof browserFloor;

const browsers = ['chrome', 'firefox', 'safari'] as const satisfies readonly Browser[];
const isUpTo = (version: string, floor: string) =>
  version.replace('≤', '').localeCompare(floor, 'en', { numeric: true }) <= 0;

/** A name of the browser's own, without a flag, since its floor or before. */
const has = (browser: Browser, feature: Identifier) =>
  [feature['__compat']?.support[browser] ?? []]
    .flat()
    .some(
      (one) =>
        one.version_added !== false &&
        one.version_added !== 'preview' &&
        !(one.flags ?? one.prefix ?? one.alternative_name ?? one.version_removed) &&
        isUpTo(one.version_added, browserFloor[browser]),
    );

export const isNewer = (feature: Identifier): boolean =>
  feature['__compat'] !== undefined && !browsers.every((browser) => has(browser, feature));

/** MDN's record of what each browser has since when. */
export const readCompat = async (): Promise<CompatData> =>
  JSON.parse(await readFile(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'));

const toParts = (feature: Identifier) =>
  Object.keys(feature)
    .filter((name) => name !== '__compat')
    .flatMap((name) => {
      const part = feature[name];
      return part ? [[name, part] as const] : [];
    });

/** Names that some browser of the floor lacks: `URL.canParse`, `Intl.Segmenter`, `scheduler`. */
export async function newerApis(): Promise<string[]> {
  const { api, javascript } = await readCompat();
  const all = [...toParts(api), ...toParts(javascript['builtins'] ?? {})];
  return all.flatMap(([name, feature]) => {
    if (isNewer(feature)) return [name];
    return toParts(feature)
      .filter(([part, its]) => isNewer(its) && !part.endsWith('_event'))
      .map(([part]) => `${name}.${part.replace('_static', '')}`);
  });
}

/** Runs in the page, before its scripts. */
export function removeApis(names: readonly string[]): void {
  for (const name of names) {
    const [owner = '', part] = name.split('.');
    if (part === undefined) {
      Reflect.deleteProperty(globalThis, owner);
      continue;
    }
    const own: unknown = owner === 'Window' ? globalThis : Reflect.get(globalThis, owner);
    if (typeof own !== 'object' && typeof own !== 'function') continue;
    if (own === null || part === owner) continue;
    Reflect.deleteProperty(own, part);
    const prototype: unknown = Reflect.get(own, 'prototype');
    if (typeof prototype === 'object' && prototype !== null) Reflect.deleteProperty(prototype, part);
  }
}
