import { authorPlots } from './story.authors.ts';
import type { Scene } from './story.scene.ts';
import { newcomerPlot, workerPlots } from './story.workers.ts';

const plots = new Map([...Object.entries(authorPlots), ...Object.entries(workerPlots)]);

/** The account that shows every page empty; nothing happens to it. */
const leftAlone = 'ducthinh';

/** What happens to that person after `position` scenes; `null` where the story leaves them alone. */
export function sceneAt(username: string, position: number): Scene | null {
  if (username === leftAlone) return null;
  const { opening, daily } = plots.get(username) ?? newcomerPlot;
  const later = position - opening.length;
  if (later < 0) return opening[position] ?? null;
  const perRound = daily(0).length;
  return daily(Math.floor(later / perRound))[later % perRound] ?? null;
}
