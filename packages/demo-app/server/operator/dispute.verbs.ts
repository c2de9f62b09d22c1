import { findDeal } from '../modules/market/deals/deals.repository.ts';
import type { DealRow, StoredDispute } from '../modules/market/deals/deals.table.ts';
import { evidenceOfDeal, listOfDeal } from '../modules/market/proofs/proofs.repository.ts';
import { findJob } from '../modules/market/jobs/jobs.repository.ts';
import { RefusalError } from '../platform/http/refusal.ts';
import type { Unit } from '../platform/database/unit-of-work.ts';
import { listDisputed } from './cases.repository.ts';
import { getName } from './people.ts';
import { dong, moment, plain, showTable } from './show-table.ts';
import { type Input, OperatorError, UsageError, type Verb, getText } from './verb.ts';

const shownAtOnce = 200;

async function createCase(unit: Unit, { words }: Input): Promise<{ deal: DealRow; dispute: StoredDispute }> {
  const id = words['deal'] ?? '';
  const deal = await findDeal(unit.db, id);
  if (!deal) throw new OperatorError(`There is no deal ${id}.`);
  if (!deal.dispute) throw new OperatorError(`Nobody has disputed ${id}; it is ${deal.state}.`);
  return { deal, dispute: deal.dispute };
}

/** A side's last offer: what the worker should get. */
const getLast = ({ openedBy, claimToWorker, offers }: StoredDispute, side: 'author' | 'worker'): string => {
  const offer = offers.findLast(({ by }) => by === side)?.toWorker;
  const said = offer ?? (openedBy === side ? claimToWorker : null);
  return said === null ? '–' : dong(said);
};

const listFiles = (ids: readonly string[] = []) => (ids.length === 0 ? [] : [`  files: ${ids.join(', ')}`]);

const list: Verb = {
  area: 'dispute',
  name: 'list',
  summary: 'Deals in dispute: first those that only a ruling settles, then by the next clock.',
  takes: [],
  options: {},
  changes: false,
  async run(unit) {
    const cases = await listDisputed(unit.db, shownAtOnce);
    const data = await Promise.all(
      cases.map(async ({ deal, job }) => ({
        deal: deal.id,
        title: deal.jobTitle ?? job.title,
        author: await getName(unit.db, deal.authorId),
        worker: await getName(unit.db, deal.workerId),
        held: deal.heldPrice,
        openedBy: deal.dispute?.openedBy ?? null,
        worker_says: deal.dispute ? getLast(deal.dispute, 'worker') : '–',
        author_says: deal.dispute ? getLast(deal.dispute, 'author') : '–',
        nextAt: deal.nextTimerAt,
      })),
    );
    const rows = data.map((row) => ({
      deal: row.deal,
      held: dong(row.held),
      worker: `${row.worker} ${row.worker_says}`,
      author: `${row.author} ${row.author_says}`,
      'next clock': row.nextAt ? moment(row.nextAt) : 'none: rule on it',
      title: plain(row.title),
    }));
    return { detail: `${data.length} in dispute`, text: showTable(rows, 'Nothing is in dispute.'), data };
  },
};

const show: Verb = {
  area: 'dispute',
  name: 'show',
  summary: 'One dispute whole: what each side says and offers, and what was proved.',
  takes: ['deal'],
  options: {},
  changes: false,
  async run(unit, _desk, input) {
    const { deal, dispute } = await createCase(unit, input);
    const job = await findJob(unit.db, deal.jobId);
    const evidence = await evidenceOfDeal(unit.db, deal.id);
    const proofs = (await listOfDeal(unit.db, deal.id)).map((proof) => ({
      ...proof,
      evidence: evidence.get(proof.id) ?? [],
    }));
    const [author, worker] = [await getName(unit.db, deal.authorId), await getName(unit.db, deal.workerId)];
    const whose = { author, worker };
    const data = {
      deal: deal.id,
      state: deal.state,
      title: deal.jobTitle ?? job?.title ?? '',
      author,
      worker,
      held: deal.heldPrice,
      terms: deal.terms,
      dispute,
      proofs: proofs.map(({ no, condition, state, decisions, evidence }) => ({
        no,
        title: condition.title,
        state,
        decisions,
        evidence,
      })),
    };
    const lines = [
      `${deal.id}  ${deal.state}  ${dong(deal.heldPrice)} held of ${dong(deal.terms?.price ?? 0)}`,
      plain(data.title),
      `author ${author}, worker ${worker}`,
      '',
      `${whose[dispute.openedBy]} (${dispute.openedBy}) claims ${dong(dispute.claimToWorker)} for the worker, ${dispute.reasonCode}, ${moment(new Date(dispute.openedAt))}:`,
      ...dispute.statement.split('\n').map((line) => `  ${plain(line)}`),
      ...listFiles(dispute.fileIds),
      ...(dispute.answer === null
        ? ['The other side has not answered.']
        : ['The other side answers:', ...dispute.answer.split('\n').map((line) => `  ${plain(line)}`)]),
      ...listFiles(dispute.answerFileIds),
      ...dispute.offers.map(
        ({ by, toWorker, at }) => `${whose[by]} offers ${dong(toWorker)}, ${moment(new Date(at))}`,
      ),
      '',
      ...proofs.flatMap(({ no, condition, state, evidence, decisions }) => [
        `proof ${no}  ${state}  ${plain(condition.title)}  ${evidence.length} pieces`,
        ...decisions.map(
          ({ by, action, note, at }) =>
            `  ${moment(new Date(at))} ${by} ${action}${note === null || note === undefined ? '' : `: ${plain(note)}`}`,
        ),
      ]),
    ];
    return { detail: `${deal.id} is ${deal.state}`, text: lines.join('\n'), data };
  },
};

const rule: Verb = {
  area: 'dispute',
  name: 'rule',
  summary:
    'Settles a dispute for good: what the worker gets of the held money; the rest goes back to the author.',
  takes: ['deal'],
  options: {
    'to-worker': {
      type: 'string',
      needed: true,
      value: '<đồng>',
      summary: 'what the worker gets before the fee, from 0 to all that is held, like 2500000',
    },
    reason: { type: 'string', needed: true, value: '<text>', summary: 'why, told to both sides' },
  },
  changes: true,
  async run(unit, desk, input) {
    const typed = getText(input, 'to-worker') ?? '';
    if (!/^\d{1,3}(,\d{3})+$|^\d{1,12}$/.test(typed))
      throw new UsageError(`--to-worker is a number of đồng, like 2500000, not ${typed}.`);
    const toWorker = Number(typed.replaceAll(',', ''));
    const { deal } = await createCase(unit, input);
    if (deal.state !== 'DISPUTED')
      throw new OperatorError(`${deal.id} is ${deal.state}: only a deal in dispute is ruled on.`);
    const note = getText(input, 'reason') ?? '';
    const ruled = await desk
      .market(unit)
      .deals.rule(deal.id, { toWorker, note, by: `operator ${input.by}` })
      .catch((error: unknown) => {
        if (error instanceof RefusalError && error.reason === 'INVALID')
          throw new OperatorError(`The worker can get from 0đ to ${dong(deal.heldPrice)}, which is held.`);
        throw error;
      });
    const detail = `${deal.id} is ${ruled.state} now: ${dong(toWorker)} of ${dong(deal.heldPrice)} for the worker.`;
    return { detail, text: detail, data: { deal: deal.id, state: ruled.state, toWorker } };
  },
};

export const disputeVerbs: readonly Verb[] = [list, show, rule];
