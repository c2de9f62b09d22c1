import { type EndpointData, type ProofCommand, proofLimits, type proofsEndpoints } from '@keo/core/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Clock } from '../../../platform/clock.ts';
import { firstTime } from '../../../platform/database/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { FieldsError, RefusalError, notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { DealViews } from '../deals/deal-views.service.ts';
import type { DealsService } from '../deals/deals.service.ts';
import type { DealNamed } from '../deals/deals.repository.ts';
import type { DealRow } from '../deals/deals.table.ts';
import { type LoadedDeal, keepProof } from '../law/loaded-deal.ts';
import type { Market } from '../law/market-world.ts';
import type { Actor } from '../law/actor.ts';
import * as proofs from './proofs.repository.ts';
import type { WholeProof } from './proofs.table.ts';
import { toProof, toWholeProof } from '../deals/to-deal.ts';
import * as jobs from '../jobs/jobs.repository.ts';
import { type EvidenceFile, failedChecks } from './check-evidence.ts';

type Input<E extends { input: GenericSchema }> = InferOutput<E['input']>;
type Add = Input<typeof proofsEndpoints.addProof>;
type Change = Input<typeof proofsEndpoints.changeProof>;

export type ProofsService = {
  add(userId: string, input: Add): Promise<EndpointData<typeof proofsEndpoints.addProof>>;
  change(userId: string, input: Change): Promise<EndpointData<typeof proofsEndpoints.changeProof>>;
  list(
    userId: string,
    query: Input<typeof proofsEndpoints.proofsList>,
  ): Promise<EndpointData<typeof proofsEndpoints.proofsList>>;
};

/** Own files of these ids, marked as kept; other ids are left out. */
export type KeepFiles = (unit: Unit, userId: string, ids: readonly string[]) => Promise<EvidenceFile[]>;

/** A new round after each revision. */
const getRound = (row: WholeProof) => row.revisionCount + 1;

function toCommand(change: Change): ProofCommand {
  const { action, note = '', reasonCode } = change;
  if (action === 'REQUEST_REVISION') return { type: action, note };
  if (action === 'REJECT') return { type: action, note, reasonCode: reasonCode ?? null };
  if (action === 'REMOVE_FILE') throw new Error('A file is removed by itself');
  return { type: action };
}

async function keepEvidence(unit: Unit, deal: LoadedDeal, id: string, evidence: WholeProof['evidence']) {
  await keepProof(deal, await proofs.updateProof(unit.db, id, { evidence }));
  deal.evidence.set(new Map([...(await deal.evidence.get()), [id, evidence]]));
}

export function createProofsService(
  needs: Pick<Platform, 'db' | 'transact'> & { clock: Pick<Clock, 'now'> } & {
    deals: Pick<DealsService, 'findOwn' | 'lockOwn'>;
    views: Pick<DealViews, 'view'>;
    market: Market;
    keepFiles: KeepFiles;
  },
): ProofsService {
  const { db, transact, clock } = needs;

  const { deals, views, market, keepFiles } = needs;

  async function getChecks(unit: Unit, row: WholeProof, deal: DealRow, evidence: WholeProof['evidence']) {
    const round = getRound(row);
    const draft = evidence.filter((piece) => piece.round === round);
    const ids = draft.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
    const files = new Map((await keepFiles(unit, deal.workerId, ids)).map((file) => [file.id, file]));
    return failedChecks(row.condition, draft, { files, startedAt: deal.startedAt ?? clock.now() });
  }

  async function toAnswer(unit: Unit, userId: string, target: DealRow | LoadedDeal) {
    const deal = await views.view(unit, target, userId);
    return { proofs: deal.proofs, deal };
  }

  /** With all that was handed in. */
  async function lock(unit: Unit, userId: string, target: DealNamed) {
    const { side, row, job } = await deals.lockOwn(unit, userId, target);
    const deal = market.load(unit, { row, job });
    const whole = await proofs.listWhole(unit.db, row.id);
    deal.proofs.set(whole);
    deal.evidence.set(new Map(whole.map(({ id, evidence }) => [id, evidence])));
    return { side, deal, getProof: (id: string) => whole.find((proof) => proof.id === id) };
  }

  async function upload(unit: Unit, userId: string, input: Extract<Add, { kind: 'EVIDENCE' }>) {
    const { side, deal, getProof } = await lock(unit, userId, { dealId: input.dealId });
    const row = getProof(input.proofId);
    if (!row || side !== 'worker') throw notFound();
    const found = await keepFiles(unit, userId, input.fileIds);
    const now = clock.now().toISOString();
    const about = {
      text: input.text ?? null,
      link: input.link ?? null,
      geo: input.geo ?? null,
      capturedAt: input.capturedAt ?? null,
      uploadedAt: now,
      round: getRound(row),
    };
    const isMore = about.text !== null || about.link !== null || about.geo !== null;
    const pieces = [
      ...found.map(({ id, sha256 }) => ({ ...about, text: null, link: null, geo: null, fileId: id, sha256 })),
      ...(isMore ? [{ ...about, fileId: null, sha256: null }] : []),
    ];
    if (pieces.length === 0) throw new FieldsError('INVALID', { fileIds: 'proof.nothing' });
    const ofRound = row.evidence.filter(({ round }) => round === getRound(row)).length + pieces.length;
    const max = proofLimits.evidencePerRound;
    if (ofRound > max) throw new RefusalError('LIMIT', 'proof.roundFull', { max }, { max });
    const evidence = [...row.evidence, ...pieces];
    const checks = await getChecks(unit, row, deal.row, evidence);
    const actor = { party: 'worker' as const, userId };
    await market.proof(unit, row.id, { type: 'UPLOAD', failedChecks: checks }, actor, deal);
    await keepEvidence(unit, deal, row.id, evidence);
    if (input.submit === true) await market.proof(unit, row.id, { type: 'SUBMIT' }, actor, deal);
    return { ...(await toAnswer(unit, userId, deal)), checks };
  }

  async function removeFile(unit: Unit, row: WholeProof, deal: LoadedDeal, actor: Actor, fileId: string) {
    const evidence = row.evidence.filter((piece) => piece.fileId !== fileId || piece.round !== getRound(row));
    if (evidence.length === row.evidence.length) throw notFound();
    const isEmpty = !evidence.some(({ round }) => round === getRound(row));
    const checks = await getChecks(unit, row, deal.row, evidence);
    const command = { type: 'REMOVE_FILE' as const, failedChecks: checks, isEmpty };
    await market.proof(unit, row.id, command, actor, deal);
    await keepEvidence(unit, deal, row.id, evidence);
  }

  /** The order of a command whose repeats change nothing; `part` of several. */
  function toOrder(userId: string, input: Add | Change, part?: string) {
    const { requestId: named, version: _, ...request } = { version: 0, ...input };
    const requestId = named !== undefined && part !== undefined ? `${named} ${part}` : named;
    return { scope: `${userId} market`, requestId, request, clock };
  }

  async function loadOwn(unit: Unit, userId: string, target: { dealId: string } | { proofId: string }) {
    const dealId =
      'dealId' in target ? target.dealId : (await proofs.findProof(unit.db, target.proofId))?.dealId;
    return (await deals.findOwn(unit, userId, dealId ?? '')).row;
  }

  async function changeOne(unit: Unit, userId: string, proofId: string, change: Change, isOnly: boolean) {
    const { side, deal, getProof } = await lock(unit, userId, { proofId });
    const row = getProof(proofId);
    if (!row) throw notFound();
    if (isOnly && row.version !== change.version)
      throw new RefusalError('STALE', 'stale', { fresh: toWholeProof(row) });
    const actor = { party: side, userId };
    if (change.action === 'REMOVE_FILE') await removeFile(unit, row, deal, actor, change.fileId ?? '');
    else await market.proof(unit, proofId, toCommand(change), { ...actor, text: change.note }, deal);
    return deal;
  }

  /** Each proof has its own transaction: a refusal does not stop the others. */
  async function changeEach(userId: string, proofIds: readonly string[], change: Change) {
    const failed = [];
    let first: RefusalError | null = null;
    let dealId: string | null = null;
    await transact((unit) => firstTime(unit.db, toOrder(userId, change), () => Promise.resolve(null)));
    const changed = (proofId: string) =>
      transact(async (unit) => {
        const work = () => changeOne(unit, userId, proofId, change, false);
        const deal = await firstTime(unit.db, toOrder(userId, change, proofId), work);
        return deal?.row ?? loadOwn(unit, userId, { proofId });
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
      toAnswer(unit, userId, (await deals.findOwn(unit, userId, ownDealId)).row),
    );
    return { ...answer, failed };
  }

  return {
    add: (userId, input) =>
      transact(async (unit) => {
        const done = await firstTime(unit.db, toOrder(userId, input), async () => {
          if (input.kind === 'EVIDENCE') return upload(unit, userId, input);
          const { side, deal } = await lock(unit, userId, { dealId: input.dealId });
          const command = { type: 'ADD_CONDITIONS' as const, conditions: input.conditions };
          await market.deal(unit, deal, command, { party: side, userId });
          return { ...(await toAnswer(unit, userId, deal)), checks: [] };
        });
        if (done) return done;
        const answer = await toAnswer(unit, userId, await loadOwn(unit, userId, { dealId: input.dealId }));
        const proof = input.kind === 'EVIDENCE' && answer.proofs.find(({ id }) => id === input.proofId);
        return { ...answer, checks: proof ? proof.checks : [] };
      }),

    change: (userId, change) =>
      'proofIds' in change
        ? changeEach(userId, change.proofIds, change)
        : transact(async (unit) => {
            const { proofId } = change;
            const work = () => changeOne(unit, userId, proofId, change, true);
            const deal =
              (await firstTime(unit.db, toOrder(userId, change), work)) ??
              (await loadOwn(unit, userId, { proofId }));
            return { ...(await toAnswer(unit, userId, deal)), failed: [] };
          }),

    async list(userId, query) {
      if ('dealId' in query) {
        const { row } = await deals.findOwn({ db }, userId, query.dealId);
        const list = await proofs.listOfDeal(db, query.dealId);
        return {
          list: list.map(toProof),
          total: list.length,
          totalPage: 1,
          rejectionBudget: await proofs.getRejections(db, row, list),
        };
      }
      const job = await jobs.findJob(db, query.jobId);
      if (job?.authorId !== userId) throw notFound();
      const { pageNum, pageSize, status: state } = query;
      const page = { state, limit: pageSize, offset: (pageNum - 1) * pageSize };
      const { rows, total } = await proofs.listOfJob(db, query.jobId, page);
      return {
        list: rows.map(toProof),
        total,
        totalPage: Math.ceil(total / pageSize),
        rejectionBudget: await proofs.rejectionsOfJob(db, query.jobId),
      };
    },
  };
}
