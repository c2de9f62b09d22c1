import { findJob } from '../modules/market/jobs/jobs.repository.ts';
import type { JobRow } from '../modules/market/jobs/jobs.table.ts';
import { RefusalError } from '../platform/http/refusal.ts';
import type { Unit } from '../platform/database/unit-of-work.ts';
import { listWaitingJobs } from './cases.repository.ts';
import type { Desk } from './desk.ts';
import { getName } from './people.ts';
import { dong, moment, plain, showTable } from './show-table.ts';
import { type Answer, type Input, OperatorError, type Verb, getText } from './verb.ts';

const shownAtOnce = 200;

async function getJob(unit: Unit, { words }: Input): Promise<JobRow> {
  const row = await findJob(unit.db, words['job'] ?? '');
  if (!row) throw new OperatorError(`There is no job ${words['job']}.`);
  return row;
}

const queue: Verb = {
  area: 'job',
  name: 'queue',
  summary: 'Jobs that wait for a look, the one that opens by itself next first.',
  takes: [],
  options: {},
  changes: false,
  async run(unit) {
    const waiting = await listWaitingJobs(unit.db, shownAtOnce);
    const data = await Promise.all(
      waiting.map(async (row) => ({
        id: row.id,
        rule: row.moderationNote,
        author: await getName(unit.db, row.authorId),
        kind: row.kind,
        price: row.price,
        slots: row.slots,
        title: row.title,
        opensAt: row.moderationUntil,
      })),
    );
    const rows = data.map((row) => ({
      job: row.id,
      'smells of': row.rule ?? '',
      author: row.author,
      price: `${dong(row.price)} × ${row.slots}`,
      'opens by itself': row.opensAt ? moment(row.opensAt) : '',
      title: plain(row.title),
    }));
    return { detail: `${data.length} waiting`, text: showTable(rows, 'No job waits.'), data };
  },
};

const show: Verb = {
  area: 'job',
  name: 'show',
  summary: 'One job whole, as its author wrote it.',
  takes: ['job'],
  options: {},
  changes: false,
  async run(unit, _desk, input) {
    const row = await getJob(unit, input);
    const author = await getName(unit.db, row.authorId);
    const { id, state, kind, title, description, price, slots, conditions, moderationNote } = row;
    const data = { id, state, kind, author, title, description, price, slots, conditions, moderationNote };
    const lines = [
      `${id}  ${state}  ${kind}  ${dong(price)} × ${slots}  by ${author}`,
      ...(moderationNote === null ? [] : [`noted: ${plain(moderationNote)}`]),
      '',
      plain(title),
      ...description.split('\n').map(plain),
      '',
      ...conditions.map((condition, at) => `proof ${at + 1}: ${plain(condition.title)}`),
    ];
    return { detail: `${id} is ${state}`, text: lines.join('\n'), data };
  },
};

/** Adds the state to a refusal of the law. */
async function decide(
  unit: Unit,
  desk: Desk,
  input: Input,
  type: 'MODERATION_PASS' | 'MODERATION_FAIL' | 'REMOVE',
): Promise<Answer> {
  const row = await getJob(unit, input);
  const note = getText(input, 'reason') ?? '';
  const { jobs } = desk.market(unit);
  const verdict = type === 'MODERATION_PASS' ? { type } : { type, note };
  const { state } = await jobs.moderate(row.id, verdict, `operator ${input.by}`).catch((error: unknown) => {
    if (!(error instanceof RefusalError) || error.reason !== 'NOT_ALLOWED') throw error;
    const needed =
      type === 'REMOVE'
        ? 'one that is or was out, or invites somebody, can be taken down'
        : 'one in IN_MODERATION waits for a word';
    throw new OperatorError(`${row.id} is ${row.state}: only ${needed}.`);
  });
  const detail = `${row.id} is ${state} now.`;
  return { detail, text: detail, data: { job: row.id, state } };
}

const reason = {
  reason: {
    type: 'string' as const,
    needed: true,
    value: '<text>',
    summary: 'what its author is told, in their language',
  },
};

const approve: Verb = {
  area: 'job',
  name: 'approve',
  summary: 'Puts a job that waits on the market; a quick job locks its budget now.',
  takes: ['job'],
  options: {},
  changes: true,
  run: (unit, desk, input) => decide(unit, desk, input, 'MODERATION_PASS'),
};

const refuse: Verb = {
  area: 'job',
  name: 'refuse',
  summary: 'Gives a job that waits back to its author as a draft, with the reason.',
  takes: ['job'],
  options: reason,
  changes: true,
  run: (unit, desk, input) => decide(unit, desk, input, 'MODERATION_FAIL'),
};

const remove: Verb = {
  area: 'job',
  name: 'remove',
  summary: 'Takes a job down for good: applicants are told, free slots refunded, agreed deals go on.',
  takes: ['job'],
  options: reason,
  changes: true,
  run: (unit, desk, input) => decide(unit, desk, input, 'REMOVE'),
};

export const jobVerbs: readonly Verb[] = [queue, show, approve, refuse, remove];
