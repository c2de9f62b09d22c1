import { RefusalError } from '../platform/refusal.ts';
import { dong, moment, plain, showTable } from './show-table.ts';
import { OperatorError, type Verb, textOf } from './verb.ts';
import { nameOf, personOf } from './people.ts';

const shownAtOnce = 200;

const list: Verb = {
  area: 'suspense',
  name: 'list',
  summary: 'Money that came in and fits nobody, the oldest first.',
  takes: [],
  options: {},
  changes: false,
  async run(unit, desk) {
    const events = await desk.suspense.list(unit.db, shownAtOnce);
    const data = await Promise.all(
      events.map(async ({ namedUserId, ...event }) => ({
        ...event,
        named: namedUserId === null ? null : await nameOf(unit.db, namedUserId),
      })),
    );
    const rows = data.map((event) => ({
      event: event.id,
      amount: dong(event.amount ?? 0),
      received: moment(event.receivedAt),
      bank: `${event.provider} ${plain(event.providerId ?? '')}`,
      why: event.reason ?? '',
      names: event.named ?? '',
      content: plain(event.content),
    }));
    const detail = `${data.length} in suspense`;
    return { detail, text: showTable(rows, 'Nothing is in suspense.'), data };
  },
};

const resolve: Verb = {
  area: 'suspense',
  name: 'resolve',
  summary: 'Gives money in suspense to the user it belongs to, once.',
  takes: ['event'],
  options: {
    user: {
      type: 'string',
      needed: true,
      value: '<user>',
      summary: 'whose it is: username, e-mail, phone or id',
    },
  },
  changes: true,
  async run(unit, desk, given) {
    const event = given.words['event'] ?? '';
    const person = await personOf(unit.db, textOf(given, 'user') ?? '');
    const { amount, isNew } = await desk.suspense
      .resolve(unit, event, person.id, `operator ${given.by}`)
      .catch((error: unknown) => {
        if (error instanceof RefusalError && error.reason === 'NOT_FOUND')
          throw new OperatorError(`Nothing with the id ${event} is in suspense.`);
        throw error;
      });
    if (!isNew) throw new OperatorError(`${event} was settled before. Nothing was moved now.`);
    const detail = `${dong(amount)} of ${event} now belongs to ${person.username}.`;
    return { detail, text: detail, data: { event, amount, user: person.username } };
  },
};

export const suspenseVerbs: readonly Verb[] = [list, resolve];
