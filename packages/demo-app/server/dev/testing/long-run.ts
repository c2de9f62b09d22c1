import { inject } from 'vitest';

/** `npm run test:long`: every variation at full size. */
export const isLong = inject('long');

/** For `until`: a limit in ms, which only the long run enforces. */
export const within = (ms: number) => (isLong ? { ms } : {});

/** All rows in the long run; in `npm test` every `step`th from `from`, so that two tables can share the rows. */
export const sample = <Row>(rows: readonly Row[], step: number, from = 0): Row[] =>
  rows.filter((_, index) => isLong || index % step === from);
