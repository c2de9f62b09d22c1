import { proofLimits, type proofsEndpoints } from '@keo/core/contract';
import type { InferOutput } from 'valibot';
import type { Clock } from '../../../platform/clock.ts';
import { toHash } from '../../../platform/database/idempotency.ts';
import { FieldsError, RefusalError, notFound } from '../../../platform/http/refusal.ts';
import type { Unit } from '../../../platform/database/unit-of-work.ts';
import type { DealRow } from '../deals/deals.table.ts';
import type { Actor } from '../law/actor.ts';
import type { Market } from '../law/market-world.ts';
import { type LoadedDeal, keepProof } from '../law/loaded-deal.ts';
import { type EvidenceFile, failedChecks } from './check-evidence.ts';
import * as proofs from './proofs.repository.ts';
import type { WholeProof } from './proofs.table.ts';

type Evidence = WholeProof['evidence'];
type Upload = Extract<InferOutput<typeof proofsEndpoints.addProof.input>, { kind: 'EVIDENCE' }>;

export type EvidenceNeeds = {
  clock: Pick<Clock, 'now'>;
  market: Pick<Market, 'proof'>;
  /** Own files of these ids, marked as kept; other ids are left out. */
  keepFiles: (unit: Unit, userId: string, ids: readonly string[]) => Promise<EvidenceFile[]>;
};

/** A new round after each revision. */
const getRound = (row: WholeProof) => row.revisionCount + 1;

async function keepEvidence(unit: Unit, deal: LoadedDeal, id: string, evidence: Evidence) {
  await keepProof(deal, await proofs.updateProof(unit.db, id, { evidence }));
  deal.evidence.set(new Map([...(await deal.evidence.get()), [id, evidence]]));
}

async function getChecks(
  { keepFiles, clock }: EvidenceNeeds,
  unit: Unit,
  row: WholeProof,
  deal: DealRow,
  evidence: Evidence,
) {
  const round = getRound(row);
  const draft = evidence.filter((piece) => piece.round === round);
  const ids = draft.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  const files = new Map((await keepFiles(unit, deal.workerId, ids)).map((file) => [file.id, file]));
  // Handing in begins the work: what was made since the worker had it counts.
  const startedAt = deal.startedAt ?? deal.fundedAt ?? clock.now();
  return failedChecks(row.condition, draft, { files, startedAt });
}

/** One piece for each file, and one for what is no file. */
function toPieces(input: Upload, files: readonly EvidenceFile[], round: number, now: Date): Evidence {
  const about = {
    text: input.text ?? null,
    link: input.link ?? null,
    geo: input.geo ?? null,
    capturedAt: input.capturedAt ?? null,
    uploadedAt: now.toISOString(),
    round,
  };
  const isMore = about.text !== null || about.link !== null || about.geo !== null;
  return [
    ...files.map(({ id, sha256 }) => ({ ...about, text: null, link: null, geo: null, fileId: id, sha256 })),
    ...(isMore ? [{ ...about, fileId: null, sha256: null }] : []),
  ];
}

function refusePieces(row: WholeProof, pieces: Evidence): void {
  if (pieces.length === 0) throw new FieldsError('INVALID', { fileIds: 'proof.nothing' });
  const count = row.evidence.filter(({ round }) => round === getRound(row)).length + pieces.length;
  const max = proofLimits.evidencePerRound;
  if (count > max) throw new RefusalError('LIMIT', 'proof.roundFull', { max }, { max });
}

const bringsNothing = ({ fileIds, text, link, geo }: Upload) =>
  fileIds.length === 0 && text === undefined && link === undefined && geo === undefined;

/** Without those that the round has: the answer of the call before was lost. */
const getNew = (row: WholeProof, pieces: Evidence): Evidence => {
  const toContent = ({ fileId, text, link, geo }: Evidence[number]) => toHash({ fileId, text, link, geo });
  const known = row.evidence.filter(({ round }) => round === getRound(row)).map(toContent);
  return pieces.filter((piece) => !known.includes(toContent(piece)));
};

/** Answers with the checks of the round. */
export async function uploadEvidence(
  needs: EvidenceNeeds,
  unit: Unit,
  { row, deal }: { row: WholeProof; deal: LoadedDeal },
  input: Upload,
) {
  const { market, keepFiles, clock } = needs;
  const actor = { party: 'worker' as const, userId: deal.row.workerId };
  const files = await keepFiles(unit, actor.userId, input.fileIds);
  const sent = toPieces(input, files, getRound(row), clock.now());
  const pieces = row.state === 'UPLOADED' ? getNew(row, sent) : sent;
  const isKnown = sent.length > 0 && pieces.length === 0;
  if (input.submit === true && row.state === 'UPLOADED' && (isKnown || bringsNothing(input))) {
    await market.proof(unit, row.id, { type: 'SUBMIT' }, actor, deal);
    return [];
  }
  if (isKnown) return getChecks(needs, unit, row, deal.row, row.evidence);
  refusePieces(row, pieces);
  const evidence = [...row.evidence, ...pieces];
  const checks = await getChecks(needs, unit, row, deal.row, evidence);
  await market.proof(unit, row.id, { type: 'UPLOAD', failedChecks: checks }, actor, deal);
  await keepEvidence(unit, deal, row.id, evidence);
  if (input.submit === true) await market.proof(unit, row.id, { type: 'SUBMIT' }, actor, deal);
  return checks;
}

export async function removeFile(
  needs: EvidenceNeeds,
  unit: Unit,
  { row, deal, fileId }: { row: WholeProof; deal: LoadedDeal; fileId: string },
  actor: Actor,
): Promise<void> {
  const evidence = row.evidence.filter((piece) => piece.fileId !== fileId || piece.round !== getRound(row));
  if (evidence.length === row.evidence.length) throw notFound();
  const isEmpty = !evidence.some(({ round }) => round === getRound(row));
  const checks = await getChecks(needs, unit, row, deal.row, evidence);
  const command = { type: 'REMOVE_FILE' as const, failedChecks: checks, isEmpty };
  await needs.market.proof(unit, row.id, command, actor, deal);
  await keepEvidence(unit, deal, row.id, evidence);
}
