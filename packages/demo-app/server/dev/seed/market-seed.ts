import {
  acceptModes,
  categorySlugSchema,
  dealStates,
  jobKinds,
  jobStates,
  releaseModes,
  skillSchema,
} from '@keo/core/contract';
import {
  type InferOutput,
  array,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import file from './market-seed.json' with { type: 'json' };

const seedUserSchema = object({
  id: string(),
  username: string(),
  name: string(),
  headline: string(),
  province: string(),
  role: picklist(['author', 'worker', 'both', 'new']),
  skills: optional(array(skillSchema), []),
});

const seedJobSchema = pipe(
  object({
    id: string(),
    kind: picklist(jobKinds),
    acceptMode: picklist(acceptModes),
    categorySlug: categorySlugSchema,
    authorId: string(),
    price: number(),
    slots: number(),
    state: picklist(jobStates),
    title: object({ vi: string(), en: string() }),
    timeLimitMin: optional(number()),
    durationH: optional(number()),
    releaseMode: optional(picklist(releaseModes), 'ALL'),
  }),
  transform(({ title, ...job }) => ({ ...job, title: title.vi })),
);

const marketSeedSchema = object({
  users: array(seedUserSchema),
  jobs: array(seedJobSchema),
  applications: array(object({ jobId: string(), workerId: string(), state: string() })),
  deals: array(
    object({
      id: string(),
      jobId: string(),
      workerId: string(),
      authorId: string(),
      state: picklist(dealStates),
      held: number(),
    }),
  ),
  wallets: array(object({ userId: string(), balance: number(), withdrawing: number(), held: number() })),
});

/** The demo's people and the expected end state; money in đồng, titles in their author's language. */
export type MarketSeed = InferOutput<typeof marketSeedSchema>;
export type SeedUser = MarketSeed['users'][number];

/** The password of every demo account. */
export const demoPassword = 'keo-demo-2026';

export const marketSeed: MarketSeed = parse(marketSeedSchema, file);

/** The row of an id; throws for an unknown id, which is a mistake in the seed. */
export function findSeed<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`The seed has no ${id}`);
  return row;
}
