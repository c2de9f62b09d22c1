import { NotMendable, type Payer } from '../modules/market/deals/deal-mending.service.ts';
import { findDeal } from '../modules/market/deals/deals.repository.ts';
import { RefusalError } from '../platform/http/refusal.ts';
import { listMoneyFaults } from './cases.repository.ts';
import { getName } from './people.ts';
import { dong, showTable } from './show-table.ts';
import { type Input, OperatorError, UsageError, type Verb, getText } from './verb.ts';

type Money = { price: number; fee: number };
const shown = ({ price, fee }: Money) => `${dong(price)} + ${dong(fee)}`;

const faults: Verb = {
  area: 'deal',
  name: 'faults',
  summary: 'Deals whose money is wrong: what each says it holds, and what its escrow holds.',
  takes: [],
  options: {},
  changes: false,
  async run(unit) {
    const found = await listMoneyFaults(unit.db);
    const data = await Promise.all(
      found.map(async ({ deal, escrow, detail }) => {
        const says = { price: deal.heldPrice, fee: deal.heldFee };
        const holds = {
          price: escrow ? escrow.price - escrow.paidPrice - escrow.returnedPrice : 0,
          fee: escrow ? escrow.fee - escrow.paidFee - escrow.returnedFee : 0,
        };
        return {
          deal: deal.id,
          state: deal.state,
          author: await getName(unit.db, deal.authorId),
          worker: await getName(unit.db, deal.workerId),
          says,
          holds,
          lacks: { price: says.price - holds.price, fee: says.fee - holds.fee },
          detail,
        };
      }),
    );
    const rows = data.map(({ says, holds, lacks, deal, state, author, worker, detail }) => ({
      deal,
      state,
      author,
      worker,
      'deal says': shown(says),
      'escrow holds': shown(holds),
      difference: dong(lacks.price + lacks.fee),
      detail,
    }));
    const sentence = 'The money of every deal is what its escrow says.';
    return { detail: `${data.length} with wrong money`, text: showTable(rows, sentence), data };
  },
};

function getPayer(input: Input): Payer {
  const typed = getText(input, 'paid-by') ?? 'author';
  if (typed !== 'author' && typed !== 'platform')
    throw new UsageError(`--paid-by is author or platform, not ${typed}.`);
  return typed;
}

function toRefusal(error: unknown, deal: string, author: string): unknown {
  if (error instanceof NotMendable) {
    if (error.why === 'MISSING') return new OperatorError(`There is no deal ${deal}.`);
    if (error.why === 'SOUND')
      return new OperatorError(`The money of ${deal} is right. Nothing was changed.`);
    return new OperatorError(
      `${deal} is wrong in a way that this does not mend: ${error.message}. Nothing was changed.`,
    );
  }
  if (error instanceof RefusalError && error.reason === 'INSUFFICIENT_BALANCE') {
    const short = String(error.params['shortfall']);
    return new OperatorError(
      `${author}, the author of ${deal}, is ${short}đ short of what it lacks. Nothing was changed; --paid-by platform pays it for them.`,
    );
  }
  return error;
}

const mend: Verb = {
  area: 'deal',
  name: 'mend',
  summary: 'Puts a deal right whose parts do not add up, or whose escrow lacks what a change forgot to lock.',
  takes: ['deal'],
  options: {
    'paid-by': {
      type: 'string',
      value: '<payer>',
      summary: 'whose money fills up the escrow: author, as it is unless told, or platform, which loses it',
    },
    note: { type: 'string', needed: true, value: '<text>', summary: 'why, kept with the act' },
  },
  changes: true,
  async run(unit, desk, input) {
    const id = input.words['deal'] ?? '';
    const paidBy = getPayer(input);
    // Read first: after a refusal the transaction is aborted.
    const found = await findDeal(unit.db, id);
    const author = found ? await getName(unit.db, found.authorId) : '';
    const { locked, hasNewParts } = await desk
      .market(unit)
      .mending.mend(unit, { dealId: id, paidBy, by: `operator ${input.by}` })
      .catch((error: unknown) => {
        throw toRefusal(error, id, author);
      });
    const payer = paidBy === 'author' ? `${author}'s balance` : "the platform's loss";
    const parts = hasNewParts ? ' Its parts are what its proofs pay.' : '';
    const money =
      locked.price === 0
        ? 'No money moved.'
        : `${dong(locked.price)} and ${dong(locked.fee)} of fee were locked from ${payer}.`;
    const detail = `${id} is right now.${parts} ${money}`;
    const data = { deal: id, locked, paidBy: locked.price === 0 ? null : paidBy, hasNewParts };
    return { detail, text: detail, data };
  },
};

export const dealVerbs: readonly Verb[] = [faults, mend];
