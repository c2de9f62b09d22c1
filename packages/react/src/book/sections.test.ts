import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { checkSection, sections } from '../../../../.storybook/globals/sections.ts';
import { sectionTexts } from './section-texts.ts';

const sources = path.resolve(import.meta.dirname, '..');
const preview = path.resolve(sources, '../../../.storybook/preview.tsx');
/** Maximum of visible stories of a component; others have the tag `!dev` and are only tested. */
const most = 12;

const books = globSync('**/*.stories.tsx', { cwd: sources }).map((fileName) => {
  const code = readFileSync(path.join(sources, fileName), 'utf8');
  const { meta, stories } = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
  const ids = stories.filter(({ tags = [] }) => !tags.includes('!dev')).map(({ id }) => id);
  return { fileName, title: meta.title ?? '', ids };
});

describe("Storybook's sections", () => {
  it('contain every story', () => {
    expect(books.length).toBeGreaterThan(40);
    for (const { title } of books) expect(() => checkSection(title)).not.toThrow();
  });

  it('refuse an unknown section', () => {
    expect(() => checkSection('Misc/Old things')).toThrow('stands in no section');
    expect(() => checkSection('')).toThrow('stands in no section');
  });

  it('are not empty', () => {
    const taken = new Set(books.map(({ title }) => title.split('/')[0]));
    expect(sections.filter((room) => !taken.has(room))).toEqual([]);
  });

  it('are linked from the first page by a visible story', () => {
    const visible = new Map(books.flatMap(({ title, ids }) => ids.map((id) => [id, title.split('/')[0]])));
    for (const room of sections) expect([room, visible.get(sectionTexts[room].first)]).toEqual([room, room]);
  });

  it('are sorted as listed', () => {
    const source = readFileSync(preview, 'utf8').replaceAll(/\n {10}\[[^\]]*\],/g, '');
    const order = /storySort: \{\s*order: \[([^\]]*)\]/.exec(source)?.[1] ?? '';
    expect([...order.matchAll(/'([^']+)'/g)].map(([, room]) => room)).toEqual([...sections]);
  });

  it(`show at most ${most} stories of one component`, () => {
    const counts = new Map<string, number>();
    for (const { title, ids } of books) counts.set(title, (counts.get(title) ?? 0) + ids.length);
    expect([...counts].filter(([, count]) => count > most || count === 0)).toEqual([]);
  });
});
