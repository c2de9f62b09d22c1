type Books = {
  holder: string;
  /** Both inclusive; without them everything until that day. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  today: string;
};

/** In ASCII, which every disk and mail server takes: `keo-chi-ha-2026-11-01-2026-11-30.csv`. */
export function toBooksFileName({ holder, dateFrom, dateTo, today }: Books): string {
  const name = holder
    .replaceAll(/đ/gi, 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `keo-${name}-${dateFrom ?? ''}-${dateTo ?? today}.csv`.replaceAll(/-{2,}/g, '-');
}
