import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { checkRoom, rooms } from '../../../../.storybook/globals/rooms.ts';

const sources = path.resolve(import.meta.dirname, '..');
const preview = path.resolve(sources, '../../../.storybook/preview.tsx');
/** More than this nobody looks at; what only proves something is hidden by the tag `!dev` and tested all the same. */
const most = 12;

const books = globSync('**/*.stories.tsx', { cwd: sources }).map((fileName) => {
  const code = readFileSync(path.join(sources, fileName), 'utf8');
  const { meta, stories } = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
  const visible = stories.filter(({ tags = [] }) => !tags.includes('!dev')).map(({ name }) => name);
  return { fileName, title: meta.title ?? '', visible };
});

describe('the book', () => {
  it('has every story in one of its rooms', () => {
    expect(books.length).toBeGreaterThan(40);
    for (const { title } of books) expect(() => checkRoom(title)).not.toThrow();
  });

  it('takes no room that it does not know', () => {
    expect(() => checkRoom('Misc/Old things')).toThrow('stands in no room');
    expect(() => checkRoom('')).toThrow('stands in no room');
  });

  it('is read in the order of its rooms', () => {
    const order = /storySort: \{\s*order: \[([^\]]*)\]/.exec(readFileSync(preview, 'utf8'))?.[1] ?? '';
    expect([...order.matchAll(/'([^']+)'/g)].map(([, room]) => room)).toEqual([...rooms]);
  });

  it(`shows at most ${most} stories of one component`, () => {
    const counts = new Map<string, number>();
    for (const { title, visible } of books) counts.set(title, (counts.get(title) ?? 0) + visible.length);
    expect([...counts].filter(([, count]) => count > most || count === 0)).toEqual([]);
  });
});
