import { partnerNameSchema } from '@keo/core/contract';
import { safeParse } from 'valibot';
import { readOrigin } from '../modules/partners/origin.ts';
import type { Credentials } from '../modules/partners/partners.service.ts';
import { RefusalError } from '../platform/http/refusal.ts';
import { moment, showTable } from './show-table.ts';
import { type Input, OperatorError, UsageError, type Verb, getText, getTexts } from './verb.ts';

const area = 'partner';
const toKey = ({ words }: Input) => words['key'] ?? '';

function getOrigin(typed: string): string {
  const origin = readOrigin(typed);
  if (origin === null)
    throw new UsageError(
      `${typed} is no origin: write it as browsers do, like https://shop.example or http://localhost:3000, without a path.`,
    );
  return origin;
}

/** An unknown or revoked key as an operator's error. */
const known = <T>(key: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof RefusalError && error.reason === 'NOT_FOUND')
      throw new OperatorError(`There is no partner with the key ${key}, or it was revoked.`);
    throw error;
  });

const print = ({ key, secret }: Credentials) =>
  `key     ${key}\nsecret  ${secret}\n\nThe secret is shown this once. It belongs on the partner's server and in no page.`;

const add: Verb = {
  area,
  name: 'add',
  summary: 'A new partner: answers its key and its secret.',
  takes: [],
  options: {
    name: { type: 'string', needed: true, value: '<name>', summary: 'what people read when they link' },
    origin: {
      type: 'string',
      multiple: true,
      value: '<origin>',
      summary: 'where its pages are, like https://shop.example; as often as needed',
    },
  },
  changes: true,
  async run(unit, { partners }, input) {
    const name = safeParse(partnerNameSchema, getText(input, 'name'));
    if (!name.success) throw new UsageError('--name has 1 to 80 characters.');
    const origins = getTexts(input, 'origin').map(getOrigin);
    const credentials = await partners.add(unit.db, { name: name.output, origins });
    return {
      detail: `${name.output} has the key ${credentials.key}.`,
      text: print(credentials),
      data: credentials,
    };
  },
};

const list: Verb = {
  area,
  name: 'list',
  summary: 'Every partner with its origins, revoked ones too.',
  takes: [],
  options: {},
  changes: false,
  async run(unit, { partners, clock }) {
    const now = clock.now();
    const data = (await partners.list(unit.db)).map((partner) => ({
      key: partner.key,
      name: partner.name,
      origins: partner.origins,
      createdAt: partner.createdAt,
      revokedAt: partner.revokedAt,
      formerSecretUntil:
        partner.formerUntil && partner.formerHash && partner.formerUntil > now ? partner.formerUntil : null,
    }));
    const rows = data.map((partner) => ({
      key: partner.key,
      name: partner.name,
      since: moment(partner.createdAt),
      state: partner.revokedAt ? `revoked ${moment(partner.revokedAt)}` : 'live',
      origins: partner.origins.join(' '),
    }));
    return { detail: `${data.length} partners`, text: showTable(rows, 'There is no partner.'), data };
  },
};

const rotate: Verb = {
  area,
  name: 'rotate',
  summary: 'A new secret; the one before stays good for a day.',
  takes: ['key'],
  options: { 'at-once': { type: 'boolean', summary: 'the one before is worth nothing from now on' } },
  changes: true,
  async run(unit, { partners }, input) {
    const key = toKey(input);
    const atOnce = input.options['at-once'] === true;
    const credentials = await known(key, partners.rotate(unit.db, key, { atOnce }));
    const detail = `${key} has a new secret; the one before ${atOnce ? 'is worth nothing' : 'is good for a day'}.`;
    return { detail, text: print(credentials), data: credentials };
  },
};

const revoke: Verb = {
  area,
  name: 'revoke',
  summary: 'Ends a partner for good: its secret, its tokens, its sockets.',
  takes: ['key'],
  options: {},
  changes: true,
  async run(unit, { partners }, input) {
    const key = toKey(input);
    await known(key, partners.revoke(unit.db, key));
    const detail = `${key} is revoked. Its tokens are worth nothing; its sockets close within seconds.`;
    return { detail, text: detail, data: { key } };
  },
};

const addOrigin: Verb = {
  area,
  name: 'origin-add',
  summary: 'Lets pages of one more origin embed Keo.',
  takes: ['key', 'origin'],
  options: {},
  changes: true,
  async run(unit, { partners }, input) {
    const [key, origin] = [toKey(input), getOrigin(input.words['origin'] ?? '')];
    const isNew = await known(key, partners.addOrigin(unit.db, key, origin));
    const detail = isNew ? `${key} may embed Keo on ${origin}.` : `${origin} was there before.`;
    return { detail, text: detail, data: { key, origin, isNew } };
  },
};

const removeOrigin: Verb = {
  area,
  name: 'origin-remove',
  summary: 'Takes an origin away; pages of the others ask for new tokens.',
  takes: ['key', 'origin'],
  options: {},
  changes: true,
  async run(unit, { partners }, input) {
    const [key, origin] = [toKey(input), input.words['origin'] ?? ''];
    if (!(await known(key, partners.removeOrigin(unit.db, key, origin))))
      throw new OperatorError(`${origin} is not one of the origins of ${key}.`);
    const detail = `${key} may embed Keo on ${origin} no more.`;
    return { detail, text: detail, data: { key, origin } };
  },
};

export const partnerVerbs: readonly Verb[] = [add, list, rotate, revoke, addOrigin, removeOrigin];
