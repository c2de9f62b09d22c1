import { describe, expect, it } from 'vitest';
import { readAllPages } from './read-all-pages.ts';

const getRows = (count: number) => Array.from({ length: count }, (_, no) => ({ id: `d${no}` }));

function getList(rows: { id: string }[], leave: (page: number) => string[] = () => []) {
  const requests: (string | undefined)[] = [];
  const gone = new Set<string>();
  const read = ({ pageSize, after }: { pageSize: number; after?: string }) => {
    requests.push(after);
    const from = rows.findIndex(({ id }) => id === after) + 1;
    const list = rows
      .slice(from)
      .filter(({ id }) => !gone.has(id))
      .slice(0, pageSize);
    for (const id of leave(requests.length)) gone.add(id);
    return Promise.resolve({ list });
  };
  return { read, requests };
}

describe('readAllPages', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [101, 2],
    [250, 3],
  ])('reads %i rows in %i pages', async (count, pages) => {
    const { read, requests } = getList(getRows(count));
    expect(await readAllPages(read)).toEqual({ list: getRows(count), total: count, totalPage: 1 });
    expect(requests).toHaveLength(pages);
  });

  it('misses no row if earlier rows leave the list meanwhile', async () => {
    const { read } = getList(getRows(250), (page) => (page === 1 ? ['d3', 'd42', 'd99'] : []));
    expect((await readAllPages(read)).list).toEqual(getRows(250));
  });
});
