/** How many mutants of a group its tests killed. */
export type Score = {
  group: string;
  /** `2026-11-26`, the day in UTC. */
  date: string;
  commit: string;
  killed: number;
  /** Uncovered ones included. */
  survived: number;
  /** Rounded down to a tenth, so that rounding passes no bar. */
  percent: number;
};

/** A timeout counts as killed; invalid mutants do not count. */
export function scoreOf(statuses: readonly string[]): Pick<Score, 'killed' | 'survived' | 'percent'> {
  const count = (...of: string[]) => statuses.filter((status) => of.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const all = killed + survived;
  return { killed, survived, percent: all === 0 ? 100 : Math.floor((killed / all) * 1000) / 10 };
}

const rowOf = ({ group, date, commit, killed, survived, percent }: Score) =>
  `| ${group} | ${date} | ${commit} | ${killed} | ${survived} | ${percent} % |`;

/** The page with this score instead of the group's earlier one. */
export function withScores(page: string, score: Score): string {
  const lines = page.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${score.group} |`));
  if (at >= 0) return lines.with(at, rowOf(score)).join('\n');
  const head = lines.findIndex((line) => line.startsWith('| ---'));
  if (head < 0) throw new Error('docs/mutants.md has no table for scores');
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.toSpliced(end < 0 ? lines.length : end, 0, rowOf(score)).join('\n');
}
