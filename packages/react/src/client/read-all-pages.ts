/** The maximum of the contract. */
const pageSize = 100;

type Page<Row> = { list: Row[]; total: number; totalPage: number };

/** Reads all pages by cursor (`after`). By page number, rows would be missed if others leave the list meanwhile. */
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
