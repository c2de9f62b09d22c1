/** The most rows that a list of the contract answers at once. */
const pageSize = 100;

type Page<Row> = { list: Row[]; total: number; totalPage: number };

/**
 * Reads a list that takes `after` to its end, as one page. Page by number would miss rows where others leave the list
 * meanwhile.
 */
export async function readAllPages<Row extends { id: string }>(
  read: (page: { pageSize: number; after?: string }) => Promise<Pick<Page<Row>, 'list'>>,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const { list } = await read({ pageSize, ...(last && { after: last.id }) });
    rows.push(...list);
    if (list.length < pageSize) return { list: rows, total: rows.length, totalPage: 1 };
  }
}
