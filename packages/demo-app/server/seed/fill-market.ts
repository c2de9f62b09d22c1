import type { FileStores } from '../modules/uploads/store-file.ts';
import type { Platform } from '../platform/platform.ts';
import type { Unit } from '../platform/unit-of-work.ts';
import type { Known, Step } from './deeds.ts';
import { openPast } from './past.ts';

const hour = 3_600_000;

/** Lives through what people did before `now`, each deed at its own moment, and leaves what is to come to the product's queue. */
export async function fillMarket(
  unit: Unit,
  story: readonly Step[],
  platform: Pick<Platform, 'secret' | 'report' | 'jobs'>,
  places: Pick<FileStores, 'storage' | 'drafts'>,
  now: Date,
): Promise<void> {
  const at = ({ hoursAgo }: { hoursAgo: number }) => new Date(+now - hoursAgo * hour);
  const [first] = story;
  const past = openPast(unit, { ...platform, places }, first ? at(first) : now);
  const known: Known = { jobs: new Map(), applications: new Map(), deals: new Map() };
  for (const step of story) {
    await past.passTo(at(step));
    await step.run(past, known);
  }
  await past.passTo(now);
  await past.handOver(platform.jobs);
}
