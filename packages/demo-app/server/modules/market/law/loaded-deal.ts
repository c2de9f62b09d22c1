import { type Settings, type UserCard, rejectedStates } from '@keo/core/contract';
import type { JobRow } from '../jobs/jobs.table.ts';
import type { DealRow } from '../deals/deals.table.ts';
import type { ProofRow, WholeProof } from '../proofs/proofs.table.ts';

export type DealAndJob = { row: DealRow; job: JobRow };

/** Read when first asked for, and known from then on: whoever changes it says so. */
type Kept<Known> = {
  get(): Promise<Known>;
  set(known: Known): void;
  forget(): void;
};

export function keep<Known>(read: () => Promise<Known>): Kept<Known> {
  let known: Promise<Known> | undefined;
  return {
    get: () => (known ??= read()),
    set: (now) => {
      known = Promise.resolve(now);
    },
    forget: () => {
      known = undefined;
    },
  };
}

type Person = { card: UserCard; quietHours: Settings['quietHours'] };

/**
 * A deal with what its law and its page ask about it, each read once. Under its lock it is handed from the request
 * through every command to the answer; the commands change it as they change what is stored.
 */
export type LoadedDeal = DealAndJob & {
  readonly proofs: Kept<readonly ProofRow[]>;
  /** By the proof's id. */
  readonly evidence: Kept<ReadonlyMap<string, WholeProof['evidence']>>;
  /** How many proofs count as rejected, and how many may be. */
  readonly rejections: Kept<{ used: number; max: number }>;
  /** What the author may spend, in đồng. */
  readonly balance: Kept<number>;
  /** Its two sides. */
  readonly people: Kept<(id: string) => Person>;
};

const isRejected = ({ wasSubmitted, state }: ProofRow) =>
  wasSubmitted && rejectedStates.some((each) => each === state);

/** In place of the proof as it was. */
export async function keepProof(deal: LoadedDeal, saved: ProofRow): Promise<void> {
  const known = await deal.proofs.get();
  deal.proofs.set(known.map((proof) => (proof.id === saved.id ? saved : proof)));
  const before = known.find(({ id }) => id === saved.id);
  const isCounted = before?.wasSubmitted === saved.wasSubmitted && isRejected(before) === isRejected(saved);
  if (!isCounted) deal.rejections.forget();
}
