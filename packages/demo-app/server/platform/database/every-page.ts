/** The contract's maximum. */
export const pageSize = 100;

/** All rows of a paged list, each once, also where new rows come in on top meanwhile. */
export async function* everyPage<Row extends { id: string }>(
  read: (page: { pageNum: number; pageSize: number }) => Promise<{ list: readonly Row[] }>,
): AsyncGenerator<Row> {
  const seen = new Set<string>();
  for (let pageNum = 1; ; pageNum += 1) {
    const { list } = await read({ pageNum, pageSize });
    for (const row of list) {
      if (!seen.has(row.id)) yield row;
      seen.add(row.id);
    }
    if (list.length < pageSize) return;
  }
}
