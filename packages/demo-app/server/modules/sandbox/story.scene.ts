import type { Step, Timeline } from '../../seed/timeline.ts';

/** One thing that happens live: between whom, on which job, and what. */
export type Scene = Omit<Timeline, 'steps'> & { step: Omit<Step, 'hoursAgo'> };

/**
 * What happens to one person: `opening` once, continuing the deals of their history, then one `daily` round after
 * another for as long as they stay. Every round has as many scenes as the first.
 */
export type Plot = { opening: readonly Scene[]; daily: (round: number) => readonly Scene[] };

export const pick = <const Items extends readonly [unknown, ...unknown[]]>(
  items: Items,
  round: number,
): Items[number] => items[round % items.length] ?? items[0];

/** The deals of the seed that the story continues, by what they are about. */
export const deals = {
  brand: { jobId: 'j06', authorId: 'u01', workerId: 'u04', dealId: 'd06' },
  website: { jobId: 'j08', authorId: 'u03', workerId: 'u06', dealId: 'd08' },
  translation: { jobId: 'j07', authorId: 'u02', workerId: 'u07', dealId: 'd07' },
  books: { jobId: 'j12', authorId: 'u03', workerId: 'u09', dealId: 'd12' },
  signUpTest: { jobId: 'j01', authorId: 'u02', workerId: 'u08', dealId: 'd04' },
} as const;

export const proofs = {
  surveyCode: { no: 1, title: 'Mã hoàn thành ở cuối khảo sát' },
  screenshots: { no: 1, title: '3 ảnh chụp màn hình các bước' },
  shelfPhotos: { no: 1, title: '4 ảnh có thời gian và vị trí' },
  packaging: { no: 3, title: 'Mốc 3, bao bì và tệp nguồn' },
  logoSet: { no: 2, title: 'Mốc 2, bộ logo hoàn chỉnh' },
  shopPages: { no: 1, title: 'Thiết kế 5 trang' },
} as const;
