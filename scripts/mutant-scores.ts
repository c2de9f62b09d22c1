/** How many changes of a group's files its tests noticed. */
export type Score = {
  group: string;
  /** `2026-11-26`, the day in UTC. */
  date: string;
  commit: string;
  killed: number;
  /** Those that no test reaches among them. */
  survived: number;
  /** Rounded down to a tenth, so that no bar is passed by rounding. */
  percent: number;
};

/** A change that makes the tests run for ever is noticed; one that could not be tried counts for nothing. */
export function scoreOf(statuses: readonly string[]): Pick<Score, 'killed' | 'survived' | 'percent'> {
  const count = (...of: string[]) => statuses.filter((status) => of.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const all = killed + survived;
  return { killed, survived, percent: all === 0 ? 100 : Math.floor((killed / all) * 1000) / 10 };
}

const rowOf = ({ group, date, commit, killed, survived, percent }: Score) =>
  `| ${group} | ${date} | ${commit} | ${killed} | ${survived} | ${percent} % |`;

/** The page with this score in place of the group's earlier one; the rest of it stays. */
export function withScores(page: string, score: Score): string {
  const lines = page.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${score.group} |`));
  if (at >= 0) return lines.with(at, rowOf(score)).join('\n');
  const head = lines.findIndex((line) => line.startsWith('| ---'));
  if (head < 0) throw new Error('docs/mutants.md has no table for scores');
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.toSpliced(end < 0 ? lines.length : end, 0, rowOf(score)).join('\n');
}
