import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import * as contract from '../contract.ts';
import { newMessageSchema } from '../chat/message.schema.ts';

const endpoints = Object.entries<object>(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.values(group).filter((one): one is contract.Endpoint => 'path' in one));

/** References and secrets. A file whose name shows nothing gets another. */
const unread =
  /^create-upload\.name$|\.(?:\w*[iI]ds?|after|others|replyTo|username|identifier|\w*[pP]assword|refreshToken|slug|reasonCode)$/;

type Field = { name: string; schema: GenericSchema };
const isSchema = (value: unknown): value is GenericSchema => Object(value).kind === 'schema';

/** The texts of an input, however deep. */
function getTexts(schema: GenericSchema, name: string): Field[] {
  const { type, wrapped, item, options, entries } = Object(schema);
  if (type === 'string') return [{ name, schema }];
  if (isSchema(wrapped)) return getTexts(wrapped, name);
  if (isSchema(item)) return getTexts(item, name);
  if (Array.isArray(options)) return options.filter(isSchema).flatMap((option) => getTexts(option, name));
  return Object.entries<unknown>(entries ?? {}).flatMap(([key, inner]) =>
    isSchema(inner) ? getTexts(inner, `${name}.${key}`) : [],
  );
}

const words = (length: number) => 'Ở nhà viết tay. '.repeat(10).slice(0, length).trim();
/** How long words must be for this field; undefined where they are no words, or may be left out. */
const getLength = ({ schema }: Field): number | undefined =>
  safeParse(schema, '').success
    ? undefined
    : [1, 3, 10, 59].find((length) => safeParse(schema, words(length)).success);

const required = endpoints
  .flatMap(({ path, input }) => getTexts(input, path.split('/').at(-1) ?? ''))
  .filter((field) => !unread.test(field.name) && getLength(field) !== undefined);

describe('a text that must say something', () => {
  it('is each of these', () => {
    expect([...new Set(required.map(({ name }) => name))].sort()).toEqual([
      'add-jobs-history-proof.conditions.title',
      'add-partner.name',
      'add-review.text',
      'apply-job.coverLetter',
      'create-job.conditions.title',
      'create-job.description',
      'create-job.questions',
      'create-job.title',
      'create-recharge-claim.note',
      'create-recharge-claim.reference',
      'edit-job.words.description',
      'edit-job.words.questions',
      'edit-job.words.title',
      'invite-worker.terms.conditions.title',
      'invite-worker.title',
      'job-deal-give-offer.terms.conditions.title',
      'job-deal-init-by-author.terms.conditions.title',
      'job-deal-init-proposal.terms.conditions.title',
      'jobs-deal-logs-new.description',
      'open-dispute.statement',
      'register.displayName',
      'rename-passkey.name',
      'reply-review.reply',
      'respond-dispute.statement',
      'search-messages.q',
      'send-contact.name',
      'send-contact.text',
      'update-info.displayName',
      'update-job.job.conditions.title',
      'update-job.job.description',
      'update-job.job.questions',
      'update-job.job.title',
      'update-review.text',
    ]);
  });

  it.each(required)('$name shows more than blanks', (field) => {
    for (const blank of ['\u3164', '\u2800', '\u00AD', '\u200B', '\u115F', '\uFE0F', '\u{E0041}', '\u0301'])
      expect([blank, safeParse(field.schema, blank.repeat(getLength(field) ?? 0)).success]).toEqual([
        blank,
        false,
      ]);
  });
});

it.each(['\u3164', '\u2800\u2800', '\u00AD', '\u200B\u200D'])('%j is no message', (text) => {
  const message = { roomId: 'r_1', clientId: crypto.randomUUID(), type: 'TEXT', text };
  expect(safeParse(newMessageSchema, message).success).toBe(false);
  expect(safeParse(newMessageSchema, { ...message, text: '👍' }).success).toBe(true);
  expect(safeParse(newMessageSchema, { ...message, fileIds: ['f_1'] })).toMatchObject({
    output: { text: '' },
  });
});
