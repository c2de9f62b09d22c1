import type { DealView, EndpointData, ProofCommand, proofsEndpoints } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import { firstTime } from '../../../platform/database/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { RefusalError, notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { DealViews } from '../deals/deal-views.service.ts';
import type { DealsService } from '../deals/deals.service.ts';
import type { DealNamed } from '../deals/deals.repository.ts';
import type { DealRow } from '../deals/deals.table.ts';
import { toWholeProof } from '../deals/to-deal.ts';
import type { LoadedDeal } from '../law/loaded-deal.ts';
import type { Market } from '../law/market-world.ts';
import { type EvidenceNeeds, removeFile, uploadEvidence } from './change-evidence.ts';
import { listProofs } from './list-proofs.ts';
import * as proofs from './proofs.repository.ts';

type AddProof = InferOutput<typeof proofsEndpoints.addProof.input>;
type ChangeProof = InferOutput<typeof proofsEndpoints.changeProof.input>;
type Changed = EndpointData<typeof proofsEndpoints.changeProof>;

export type ProofsService = {
  add(userId: string, input: AddProof): Promise<EndpointData<typeof proofsEndpoints.addProof>>;
  change(userId: string, input: ChangeProof): Promise<Changed>;
  list(
    userId: string,
    query: InferOutput<typeof proofsEndpoints.proofsList.input>,
  ): Promise<EndpointData<typeof proofsEndpoints.proofsList>>;
};

type Needs = Pick<Platform, 'db' | 'transact'> &
  EvidenceNeeds & {
    deals: Pick<DealsService, 'findOwn' | 'lockOwn'>;
    views: Pick<DealViews, 'view'>;
    market: Market;
  };

/** With all that was handed in. */
async function lockOwnProofs({ deals, market }: Needs, unit: Unit, userId: string, target: DealNamed) {
  const { side, row, job } = await deals.lockOwn(unit, userId, target);
  const deal = market.load(unit, { row, job });
  const whole = await proofs.listWhole(unit.db, row.id);
  deal.proofs.set(whole);
  deal.evidence.set(new Map(whole.map(({ id, evidence }) => [id, evidence])));
  return { side, deal, getProof: (id: string) => whole.find((proof) => proof.id === id) ?? null };
}

async function findOwnDeal(
  { deals }: Needs,
  unit: Unit,
  userId: string,
  target: { dealId: string } | { proofId: string },
): Promise<DealRow> {
  const dealId =
    'dealId' in target ? target.dealId : (await proofs.findProof(unit.db, target.proofId))?.dealId;
  return (await deals.findOwn(unit, userId, dealId ?? '')).row;
}

async function toAnswer(
  { views }: Needs,
  unit: Unit,
  userId: string,
  target: DealRow | LoadedDeal,
): Promise<{ proofs: DealView['proofs']; deal: DealView }> {
  const deal = await views.view(unit, target, userId);
  return { proofs: deal.proofs, deal };
}

/** The order of a command whose repeats change nothing; `part` of several. */
function toOrder({ clock }: Needs, userId: string, input: AddProof | ChangeProof, part?: string) {
  const { requestId: named, version: _, ...request } = { version: 0, ...input };
  const requestId = named !== undefined && part !== undefined ? `${named} ${part}` : named;
  return { scope: `${userId} market`, requestId, request, clock };
}

function toCommand(change: ChangeProof): ProofCommand {
  const { action, note = '', reasonCode } = change;
  if (action === 'REQUEST_REVISION') return { type: action, note };
  if (action === 'REJECT') return { type: action, note, reasonCode: reasonCode ?? null };
  if (action === 'REMOVE_FILE') throw new Error('A file is removed by itself');
  return { type: action };
}

async function changeOne(
  needs: Needs,
  unit: Unit,
  userId: string,
  { proofId, change, isOnly }: { proofId: string; change: ChangeProof; isOnly: boolean },
): Promise<LoadedDeal> {
  const { side, deal, getProof } = await lockOwnProofs(needs, unit, userId, { proofId });
  const row = getProof(proofId);
  if (!row) throw notFound();
  if (isOnly && row.version !== change.version)
    throw new RefusalError('STALE', 'stale', { fresh: toWholeProof(row, deal.row.terms) });
  const actor = { party: side, userId };
  if (change.action === 'REMOVE_FILE')
    await removeFile(needs, unit, { row, deal, fileId: change.fileId ?? '' }, actor);
  else await needs.market.proof(unit, proofId, toCommand(change), { ...actor, text: change.note }, deal);
  return deal;
}

const changeProof = (needs: Needs, userId: string, proofId: string, change: ChangeProof): Promise<Changed> =>
  needs.transact(async (unit) => {
    const work = () => changeOne(needs, unit, userId, { proofId, change, isOnly: true });
    const deal =
      (await firstTime(unit.db, toOrder(needs, userId, change), work)) ??
      (await findOwnDeal(needs, unit, userId, { proofId }));
    return { ...(await toAnswer(needs, unit, userId, deal)), failed: [] };
  });

/** Each proof has its own transaction: a refusal does not stop the others. */
async function changeEachProof(
  needs: Needs,
  userId: string,
  proofIds: readonly string[],
  change: ChangeProof,
): Promise<Changed> {
  const { transact, deals } = needs;
  const failed = [];
  let first: RefusalError | null = null;
  let dealId: string | null = null;
  await transact((unit) => firstTime(unit.db, toOrder(needs, userId, change), () => Promise.resolve(null)));
  const changed = (proofId: string) =>
    transact(async (unit) => {
      const work = () => changeOne(needs, unit, userId, { proofId, change, isOnly: false });
      const deal = await firstTime(unit.db, toOrder(needs, userId, change, proofId), work);
      return deal?.row ?? findOwnDeal(needs, unit, userId, { proofId });
    });
  for (const proofId of proofIds) {
    try {
      dealId = (await changed(proofId)).id;
    } catch (error) {
      if (!(error instanceof RefusalError) || error.reason === 'IN_PROGRESS') throw error;
      first ??= error;
      failed.push({ proofId, reason: error.reason });
    }
  }
  // Where all are refused, the answer is the first refusal.
  if (dealId === null) throw first ?? notFound();
  const ownDealId = dealId;
  const answer = await transact(async (unit) =>
    toAnswer(needs, unit, userId, (await deals.findOwn(unit, userId, ownDealId)).row),
  );
  return { ...answer, failed };
}

async function addLocked(needs: Needs, unit: Unit, userId: string, input: AddProof) {
  const { side, deal, getProof } = await lockOwnProofs(needs, unit, userId, { dealId: input.dealId });
  if (input.kind === 'EVIDENCE') {
    const row = getProof(input.proofId);
    if (!row || side !== 'worker') throw notFound();
    const checks = await uploadEvidence(needs, unit, { row, deal }, input);
    return { ...(await toAnswer(needs, unit, userId, deal)), checks };
  }
  const command = { type: 'ADD_CONDITIONS' as const, conditions: input.conditions };
  await needs.market.deal(unit, deal, command, { party: side, userId });
  return { ...(await toAnswer(needs, unit, userId, deal)), checks: [] };
}

export function createProofsService(needs: Needs): ProofsService {
  return {
    add: (userId, input) =>
      needs.transact(async (unit) => {
        const work = () => addLocked(needs, unit, userId, input);
        const done = await firstTime(unit.db, toOrder(needs, userId, input), work);
        if (done) return done;
        const deal = await findOwnDeal(needs, unit, userId, { dealId: input.dealId });
        const answer = await toAnswer(needs, unit, userId, deal);
        const proof = input.kind === 'EVIDENCE' && answer.proofs.find(({ id }) => id === input.proofId);
        return { ...answer, checks: proof ? proof.checks : [] };
      }),

    change: (userId, change) =>
      'proofIds' in change
        ? changeEachProof(needs, userId, change.proofIds, change)
        : changeProof(needs, userId, change.proofId, change),

    list: (userId, query) => listProofs(needs, userId, query),
  };
}
