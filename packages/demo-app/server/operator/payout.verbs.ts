import { withdrawFailReasons } from '@keo/core/contract';
import { isAnswerLost } from '../modules/withdraw/lost-answer.ts';
import type { WithdrawRow } from '../modules/withdraw/withdraw.repository.ts';
import { violatedUnique } from '../platform/database/database-errors.ts';
import { RefusalError } from '../platform/http/refusal.ts';
import type { Unit } from '../platform/database/unit-of-work.ts';
import type { Desk } from './desk.ts';
import { getName } from './people.ts';
import { dong, moment, showTable } from './show-table.ts';
import { type Input, OperatorError, UsageError, type Verb, getText } from './verb.ts';

const shownAtOnce = 200;

const standing = (row: WithdrawRow, now: Date): string => {
  if (row.state === 'REQUESTED') return now < row.cancelUntil ? 'CANCELLABLE' : 'TO_SEND';
  return isAnswerLost(row) ? 'UNKNOWN' : row.state;
};

const lock = (unit: Unit, desk: Desk, input: Input): Promise<WithdrawRow> => {
  const id = input.words['withdrawal'] ?? '';
  return desk.payouts.lock(unit, id).catch((error: unknown) => {
    if (error instanceof RefusalError) throw new OperatorError(`There is no withdrawal ${id}.`);
    throw error;
  });
};

const list: Verb = {
  area: 'payout',
  name: 'list',
  summary: 'Withdrawals that have not come to their end, the oldest first. UNKNOWN: the answer was lost.',
  takes: [],
  options: {},
  changes: false,
  async run(unit, desk) {
    const now = desk.clock.now();
    const open = await desk.payouts.listOpen(unit.db, shownAtOnce);
    const data = await Promise.all(
      open.map(async (row) => ({
        id: row.id,
        state: standing(row, now),
        user: await getName(unit.db, row.userId),
        amount: row.amount,
        net: row.net,
        bank: row.target.bankShortName,
        last4: row.target.last4,
        holder: row.target.accountName,
        createdAt: row.createdAt,
        arriveBy: row.arriveBy,
      })),
    );
    const rows = data.map((row) => ({
      withdrawal: row.id,
      state: row.state,
      user: row.user,
      'to pay': dong(row.net),
      to: `${row.bank} ••${row.last4} ${row.holder}`,
      requestedAt: moment(row.createdAt),
      'promised by': moment(row.arriveBy),
    }));
    const detail = `${data.length} withdrawals are open`;
    return { detail, text: showTable(rows, 'No withdrawal is open.'), data };
  },
};

const send: Verb = {
  area: 'payout',
  name: 'send',
  summary: 'Takes a withdrawal to pay it by hand: it can no longer be cancelled, and the account is shown.',
  takes: ['withdrawal'],
  options: {},
  changes: true,
  async run(unit, desk, input) {
    const row = await lock(unit, desk, input);
    if (row.state !== 'REQUESTED')
      throw new OperatorError(
        `${row.id} is ${standing(row, desk.clock.now())}, so it is not to be sent. Look at the bank before anything is paid twice.`,
      );
    if (desk.clock.now() < row.cancelUntil)
      throw new OperatorError(`${row.id} can be cancelled by its owner until ${moment(row.cancelUntil)}.`);
    const account = desk.accounts.open(row.target.accountNoSealed);
    await desk.payouts.markSent(unit, row.id);
    const { bankShortName: bank, bankBin, accountName: holder, last4 } = row.target;
    return {
      detail: `${row.id} was taken to pay ${dong(row.net)} to ${bank} ••${last4}.`,
      text: `Pay ${dong(row.net)} to account ${account} at ${bank} (${bankBin}), ${holder}.\nThen: pnpm operator payout settle ${row.id} --paid <bank ref>`,
      data: { id: row.id, net: row.net, bank, bankBin, account, holder },
    };
  },
};

type Outcome = { option: 'paid' | 'failed' | 'reversed'; value: string };

function getOutcome(input: Input): Outcome {
  const outcomes = (['paid', 'failed', 'reversed'] as const).flatMap((option): Outcome[] => {
    const value = getText(input, option);
    return value === undefined ? [] : [{ option, value }];
  });
  const [outcome] = outcomes;
  if (!outcome || outcomes.length > 1) throw new UsageError('Give one of --paid, --failed and --reversed.');
  return outcome;
}

function getReason(value: string) {
  const reason = withdrawFailReasons.find((known) => known === value);
  if (!reason) throw new UsageError(`A reason is one of ${withdrawFailReasons.join(', ')}.`);
  return reason;
}

/** Other steps are refused. */
const steps = {
  paid: { from: 'PROCESSING', to: 'SUCCEEDED' },
  failed: { from: 'PROCESSING', to: 'FAILED' },
  reversed: { from: 'SUCCEEDED', to: 'REVERSED' },
} as const;

const settle: Verb = {
  area: 'payout',
  name: 'settle',
  summary: 'Says what became of a withdrawal at the bank. Its money goes out or comes back, once.',
  takes: ['withdrawal'],
  options: {
    paid: { type: 'string', value: '<bank ref>', summary: 'the bank has paid; its number of the payment' },
    failed: { type: 'string', value: '<reason>', summary: 'the bank has not paid and never will' },
    reversed: { type: 'string', value: '<reason>', summary: 'the bank had paid and sent it back' },
  },
  changes: true,
  async run(unit, desk, input) {
    const { option, value } = getOutcome(input);
    const ref = value.trim();
    if (option === 'paid' && (ref === '' || ref.length > 64))
      throw new UsageError("--paid takes the bank's number of the payment, 1 to 64 characters.");
    const row = await lock(unit, desk, input);
    const step = steps[option];
    if (row.state !== step.from)
      throw new OperatorError(
        `${row.id} is ${standing(row, desk.clock.now())}: only one that is ${step.from} can become ${step.to}.`,
      );
    const by = `operator ${input.by}`;
    const { payouts } = desk;
    if (option === 'paid')
      await payouts.markPaid(unit, row.id, ref, by).catch((error: unknown) => {
        if (violatedUnique(error) === 'withdrawals_provider_ref')
          throw new OperatorError(`Another withdrawal was already paid under the number ${ref}.`);
        throw error;
      });
    if (option === 'failed') await payouts.markFailed(unit, row.id, getReason(value), by);
    if (option === 'reversed') await payouts.markReversed(unit, row.id, getReason(value), by);
    const detail = `${row.id} over ${dong(row.amount)} is ${step.to} now.`;
    return { detail, text: detail, data: { id: row.id, state: step.to } };
  },
};

export const payoutVerbs: readonly Verb[] = [list, send, settle];
