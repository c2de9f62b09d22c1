import { glob } from 'node:fs/promises';
import path from 'node:path';

const sources = path.resolve(import.meta.dirname, '../..');
type Row = { key: string; pattern: RegExp; length: number };

/** A text with places for names and numbers, as a pattern of what stands on a screen. */
function toRow(key: string, text: string): Row {
  const fixed = text.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { key, pattern: new RegExp(`^${fixed.join('.*')}$`, 'su'), length: fixed.join('').length };
}

async function readTexts(): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const file of glob('{core,react,demo-app}/src/**/*.{vi,en}.ts', { cwd: sources })) {
    const module: Record<string, unknown> = await import(path.join(sources, file));
    for (const texts of Object.values(module))
      for (const [key, text] of Object.entries(texts ?? {}))
        if (typeof text === 'string') rows.push(toRow(key.replace(/_(?:one|other)$/, ''), text));
  }
  return rows.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
}

const rows = await readTexts();
const found = new Map<string, readonly string[]>();

function find(text: string): readonly string[] {
  // A text of hardly more than places for names would match any words.
  const fitting = rows.filter(({ pattern, length }) => length * 5 > text.length && pattern.test(text));
  const keys = fitting.filter(({ length }) => length === fitting[0]?.length).map(({ key }) => key);
  return [...new Set(keys)].toSorted();
}

/** The keys whose text this is, in either language; none for people's own words. */
export function keysOfText(text: string): readonly string[] {
  const keys = found.get(text) ?? find(text);
  found.set(text, keys);
  return keys;
}
