type Gap = { after: number };

/** First, last, and current page with its neighbours; a gap of one page is filled. */
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
