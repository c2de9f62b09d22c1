/** One page of rows in memory, in the API's list shape. */
export const toPage = <Row>(
  rows: readonly Row[],
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): { list: Row[]; total: number; totalPage: number } => ({
  list: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  total: rows.length,
  totalPage: Math.ceil(rows.length / pageSize),
});
