/** A run of omitted pages, after a shown one. */
type Gap = { after: number };

/** The first page, the last, the current one with a neighbour on each side; a gap of one page is shown instead. */
export function pageWindow(page: number, pageCount: number): (number | Gap)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [{ after: before }, number] : [number];
  });
}
