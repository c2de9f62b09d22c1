import { createBankAccounts } from '../../modules/bank-cards/bank-accounts.ts';
import type { FileStores } from '../../modules/uploads/store-file.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { fillAccounts } from './accounts.ts';
import { fillCards } from './cards.ts';
import { type CastMember, cast } from './cast.ts';
import { fillMarket } from './fill-market.ts';
import { marketSeed } from './market-seed.ts';
import type { Step } from './step.ts';
import { stories } from './story.ts';

/** People and story of each demo. */
const demos: Record<keyof typeof stories, { people: readonly CastMember[]; story: () => readonly Step[] }> = {
  market: { people: cast, story: stories.market },
  named: { people: marketSeed.users, story: stories.named },
  people: { people: marketSeed.users, story: stories.people },
};
export type Demo = keyof typeof demos;

/** Creates a demo's people in an empty database and lives through everything before `now`. */
export async function playDemo(
  unit: Unit,
  demo: Demo,
  world: Pick<Platform, 'secret' | 'report' | 'queue'> & {
    places: Pick<FileStores, 'storage' | 'drafts'>;
    passwordHash: string;
    now: Date;
  },
): Promise<void> {
  const { people, story } = demos[demo];
  const { now, places, passwordHash } = world;
  await fillAccounts(unit.db, people, passwordHash, now);
  await fillCards(unit.db, people, createBankAccounts(world.secret), now);
  await fillMarket(unit, story(), world, places, now);
}
