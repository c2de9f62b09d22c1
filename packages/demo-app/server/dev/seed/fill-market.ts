import type { FileStores } from '../../modules/uploads/store-file.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { openPast } from './past.ts';
import { type Known, type Step, hour } from './step.ts';

/** Lives through everything before `now`, each step at its own time, and hands later timers to the product's queue. */
export async function fillMarket(
  unit: Unit,
  story: readonly Step[],
  platform: Pick<Platform, 'secret' | 'report' | 'queue'>,
  places: Pick<FileStores, 'storage' | 'drafts'>,
  now: Date,
): Promise<void> {
  const at = ({ hoursAgo }: { hoursAgo: number }) => new Date(+now - hoursAgo * hour);
  const [first] = story;
  const past = openPast(unit, { ...platform, places }, first ? at(first) : now);
  const known: Known = { jobs: new Map(), applications: new Map(), deals: new Map() };
  for (const step of story) {
    await past.passTo(at(step));
    try {
      await step.run(past, known);
    } catch (cause) {
      throw new Error(`${step.about ?? 'The seed'}, ${step.hoursAgo.toFixed(1)} hours ago, went wrong`, {
        cause,
      });
    }
  }
  await past.passTo(now);
  await past.handOver(platform.queue);
}
