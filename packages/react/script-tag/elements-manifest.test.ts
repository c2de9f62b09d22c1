import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as embed from '../src/embed/index.ts';
import { widgets } from '../src/embed/widgets.ts';
import { describeElements } from './elements-manifest.ts';

const folder = path.resolve(import.meta.dirname, '../src/embed');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const elements = await describeElements();
const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));
/** The names in `return ['…', …Base.observedAttributes]`. */
const observed = (code: string) =>
  [
    ...(/observedAttributes\(\)[^{]*\{\s*return \[([^\]]*)\]/.exec(code)?.[1] ?? '').matchAll(/'([\w-]+)'/g),
  ].map(([, name = '']) => name);
const shared = observed(read('keo-element.tsx')).filter((name) => name !== 'lang');

describe('the elements manifest', () => {
  it('describes each registered tag', () => {
    const tags = Object.keys(widgets).map((name) => `keo-${name}`);
    expect(sorted(elements.map(({ tagName }) => tagName))).toEqual(sorted(tags));
    expect(elements.map(({ name }) => name).filter((name) => !(name in embed))).toEqual([]);
  });

  it.each(elements)('describes every observed attribute of $tagName', (element) => {
    const file = readdirSync(folder).find(
      (name) => name.endsWith('.element.tsx') && read(name).includes(`class ${element.name} `),
    );
    const own = observed(read(file ?? ''));
    expect(sorted(element.attributes.map(({ name }) => name))).toEqual(sorted([...shared, ...own]));
    for (const { name, description } of [...element.attributes, ...element.members])
      expect(`${name}: ${description}`).toMatch(/: \S.+/);
  });

  it.each([
    ['keo-notifications', ['icon', 'header', 'footer']],
    ['keo-notification-list', ['header', 'footer']],
    ['keo-wallet', ['header', 'footer']],
    ['keo-toaster', []],
  ] as const)('describes the slots of %s', (tag, names) => {
    const slots = elements.find(({ tagName }) => tagName === tag)?.slots ?? [];
    expect(slots.map(({ name }) => name)).toEqual(names);
    for (const { description } of slots) expect(description).toMatch(/^(in|above|below) /);
  });

  it.each(elements)('names the parts and the events of $tagName', ({ cssParts, events, tagName }) => {
    expect(events.map(({ name }) => name)).toContain('keo-ready');
    expect(events.map(({ name }) => name)).toContain('keo-session-expired');
    expect(cssParts.length).toBeGreaterThanOrEqual(tagName === 'keo-toaster' ? 1 : 3);
    expect(events.map(({ name }) => name).includes('keo-open')).toBe(tagName === 'keo-notifications');
  });
});
