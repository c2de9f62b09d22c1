import { type ClaimRow, findClaim } from '../modules/recharge/claims.repository.ts';
import { workingDayAfter } from '../modules/withdraw/working-days.ts';
import { RefusalError } from '../platform/http/refusal.ts';
import type { Unit } from '../platform/database/unit-of-work.ts';
import { getName } from './people.ts';
import { dong, moment, plain, showTable } from './show-table.ts';
import { type Input, OperatorError, UsageError, type Verb, getText } from './verb.ts';

const shownAtOnce = 200;

async function getClaim(unit: Unit, { words }: Input): Promise<ClaimRow> {
  const id = words['claim'] ?? '';
  const claim = await findClaim(unit.db, id);
  if (!claim) throw new OperatorError(`There is no claim ${id}.`);
  return claim;
}

const claims: Verb = {
  area: 'suspense',
  name: 'claims',
  summary: 'What people say they sent and cannot find, the oldest first.',
  takes: [],
  options: {},
  changes: false,
  async run(unit, desk) {
    const open = await desk.suspense.listClaims(unit.db, shownAtOnce);
    const data = await Promise.all(
      open.map(async ({ id, userId, amount, sentAt, reference, note, fileId, createdAt }) => ({
        claim: id,
        user: await getName(unit.db, userId),
        amount,
        sentAt,
        answerBy: workingDayAfter(createdAt),
        reference,
        note,
        fileId,
      })),
    );
    const rows = data.map((row) => ({
      claim: row.claim,
      user: row.user,
      amount: dong(row.amount),
      sent: moment(row.sentAt),
      'answer by': moment(row.answerBy),
      picture: row.fileId === null ? '' : 'yes',
      reference: plain(row.reference ?? ''),
      note: plain(row.note ?? ''),
    }));
    return {
      detail: `${data.length} open`,
      text: showTable(rows, 'Nobody claims money that is not here.'),
      data,
    };
  },
};

const picture: Verb = {
  area: 'suspense',
  name: 'picture',
  summary: 'The address of the receipt that came with a claim; it works for five minutes.',
  takes: ['claim'],
  options: {},
  changes: false,
  async run(unit, desk, input) {
    const { id, fileId, userId } = await getClaim(unit, input);
    if (fileId === null) throw new OperatorError(`${id} came without a picture.`);
    const url = desk.getLink(fileId, userId);
    // The link opens the picture for anybody, so the audit log does not store it.
    return { detail: `the picture of ${id}`, text: url, data: { claim: id, url } };
  },
};

const refuse: Verb = {
  area: 'suspense',
  name: 'refuse',
  summary: 'Closes a claim for which no money was found; whoever made it is told the reason.',
  takes: ['claim'],
  options: {
    reason: {
      type: 'string',
      needed: true,
      value: '<text>',
      summary: 'what they are told, in their language',
    },
  },
  changes: true,
  async run(unit, desk, input) {
    const reason = getText(input, 'reason')?.trim() ?? '';
    if (reason === '') throw new UsageError('--reason is needed: what they are told, in their language.');
    const { id, state, userId } = await getClaim(unit, input);
    const { amount } = await desk.suspense.refuse(unit, id, reason).catch((error: unknown) => {
      if (error instanceof RefusalError && error.reason === 'NOT_ALLOWED')
        throw new OperatorError(`${id} is ${state}: only an open claim can be refused.`);
      throw error;
    });
    const user = await getName(unit.db, userId);
    const detail = `${id} of ${user} over ${dong(amount)} is REFUSED now.`;
    return { detail, text: detail, data: { claim: id, user, amount, reason } };
  },
};

export const claimVerbs: readonly Verb[] = [claims, picture, refuse];
