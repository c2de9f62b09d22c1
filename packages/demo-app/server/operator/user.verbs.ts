import { listClosedWithMoney } from '../modules/account-closing/obstacles.repository.ts';
import { bankName } from '../modules/bank-cards/banks.ts';
import { asHolderName } from '../modules/bank-cards/holder-name.ts';
import { listTies } from '../modules/bank-cards/same-person.service.ts';
import { getName, getPerson } from './people.ts';
import { dong, showTable } from './show-table.ts';
import { OperatorError, UsageError, type Verb, getText } from './verb.ts';

const renameHolder: Verb = {
  area: 'user',
  name: 'rename-holder',
  summary: 'Says whose bank accounts a user may add from now on; the verified ones stay.',
  takes: ['user'],
  options: {
    name: { type: 'string', needed: true, value: '<text>', summary: 'the name on their new papers' },
    reason: { type: 'string', needed: true, value: '<text>', summary: 'what you saw, kept with the act' },
  },
  changes: true,
  async run(unit, desk, input) {
    const name = asHolderName(getText(input, 'name') ?? '');
    if (name === '' || name.length > 60) throw new UsageError('--name is a name of 1 to 60 letters.');
    const { users } = desk.market(unit);
    const { id, username } = await getPerson(unit.db, input.words['user'] ?? '');
    // A first card that is verified at this moment sets the name too.
    await users.lock(unit.db, id);
    const { legalName } = await users.byId(unit.db, id);
    if (legalName === null)
      throw new OperatorError(`${username} has verified no bank account yet, and may add any name.`);
    if (legalName === name) throw new OperatorError(`The holder of ${username} is ${name} already.`);
    await users.setLegalName(unit.db, id, name);
    const detail = `${username} may add bank accounts of ${name} now, and no more of ${legalName}.`;
    return { detail, text: detail, data: { user: username, holder: name, before: legalName } };
  },
};

const related: Verb = {
  area: 'user',
  name: 'related',
  summary: 'The other accounts of the same person: those that verified the same bank account or phone.',
  takes: ['user'],
  options: {},
  changes: false,
  async run(unit, _desk, input) {
    const { id, username } = await getPerson(unit.db, input.words['user'] ?? '');
    const ties = await listTies(unit.db, id);
    const data = await Promise.all(
      ties.map(async ({ userId, what, bank, ends }) => ({
        user: await getName(unit.db, userId),
        shares: what === 'PHONE' ? `phone ••${ends}` : `bank account ${bankName(bank)} ••${ends}`,
      })),
    );
    const nothing = `No other account shares a bank account or a phone with ${username}.`;
    return {
      detail: `${new Set(ties.map(({ userId }) => userId)).size} accounts are related to ${username}`,
      text: showTable(data, nothing),
      data,
    };
  },
};

const closed: Verb = {
  area: 'user',
  name: 'closed',
  summary:
    'Closed accounts that money is left in: less than could be withdrawn, or sent back by a bank since.',
  takes: [],
  options: {},
  changes: false,
  async run(unit) {
    const rows = await listClosedWithMoney(unit.db);
    const data = rows.map(({ username, email, phone, balance, closedAt }) => ({
      user: username,
      contact: email ?? phone ?? '',
      amount: dong(balance),
      closed: closedAt?.toISOString() ?? '',
    }));
    const text = showTable(data, 'No closed account has money left in it.');
    return { detail: `${rows.length} closed accounts have money left in them`, text, data };
  },
};

export const userVerbs: readonly Verb[] = [renameHolder, related, closed];
