import { findClaim } from '../modules/recharge/claims.repository.ts';
import { RefusalError } from '../platform/http/refusal.ts';
import type { Unit } from '../platform/database/unit-of-work.ts';
import { claimVerbs } from './claim.verbs.ts';
import { dong, moment, plain, showTable } from './show-table.ts';
import { OperatorError, type Verb, getText } from './verb.ts';
import { getName, getPerson } from './people.ts';

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
    const fitting = await desk.suspense.fitting(unit.db, events);
    const data = await Promise.all(
      events.map(async ({ namedUserId, ...event }) => ({
        ...event,
        named: namedUserId === null ? null : await getName(unit.db, namedUserId),
        claims: await Promise.all(
          (fitting.get(event.id) ?? []).map(async ({ id, userId, reference }) => ({
            claim: id,
            user: await getName(unit.db, userId),
            reference,
          })),
        ),
      })),
    );
    const rows = data.map((event) => ({
      event: event.id,
      amount: dong(event.amount ?? 0),
      received: moment(event.receivedAt),
      bank: `${event.provider} ${plain(event.providerId ?? '')}`,
      why: event.reason ?? '',
      names: event.named ?? '',
      claims: event.claims.map(({ claim, user }) => `${claim} ${user}`).join(', '),
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
    claim: {
      type: 'string',
      value: '<claim>',
      summary: 'the claim of theirs that it settles; it is closed as MATCHED',
    },
  },
  changes: true,
  async run(unit, desk, input) {
    const event = input.words['event'] ?? '';
    const person = await getPerson(unit.db, getText(input, 'user') ?? '');
    const claim = getText(input, 'claim');
    if (claim !== undefined) await checkClaim(unit, claim, person);
    const { amount, isNew } = await desk.suspense
      .resolve(unit, event, person.id, `operator ${input.by}`, claim)
      .catch((error: unknown) => {
        if (error instanceof RefusalError && error.reason === 'NOT_FOUND')
          throw new OperatorError(`Nothing with the id ${event} is in suspense.`);
        if (error instanceof RefusalError && error.text === 'account.closedOther')
          throw new OperatorError(
            `${person.username} has closed their account: nothing was moved, and the money of ${event} stays in suspense. user related ${person.username} lists their other accounts.`,
          );
        throw error;
      });
    if (!isNew) throw new OperatorError(`${event} was settled before. Nothing was moved now.`);
    const settled = claim === undefined ? '' : ` ${claim} is MATCHED.`;
    const detail = `${dong(amount)} of ${event} now belongs to ${person.username}.${settled}`;
    return { detail, text: detail, data: { event, amount, user: person.username, claim: claim ?? null } };
  },
};

/** Explains in words what the service would refuse. */
async function checkClaim(unit: Unit, id: string, person: { id: string; username: string }): Promise<void> {
  const claim = await findClaim(unit.db, id);
  if (!claim) throw new OperatorError(`There is no claim ${id}.`);
  if (claim.userId !== person.id)
    throw new OperatorError(
      `${id} is a claim of ${await getName(unit.db, claim.userId)}, not of ${person.username}.`,
    );
  if (claim.state !== 'OPEN')
    throw new OperatorError(`${id} is ${claim.state}: only an open claim can be settled.`);
}

export const suspenseVerbs: readonly Verb[] = [list, resolve, ...claimVerbs];
