type Query = { pageNum: number; pageSize: number; after?: string | undefined };

/** One page of a list; with `after`, behind that row. */
export function toPage<Row extends object>(rows: readonly Row[], { pageNum, pageSize, after }: Query) {
  const from = rows.findIndex((row) => after !== undefined && 'id' in row && row.id === after) + 1;
  const at = from + (pageNum - 1) * pageSize;
  return {
    list: rows.slice(at, at + pageSize),
    total: rows.length,
    totalPage: Math.ceil(rows.length / pageSize),
  };
}
