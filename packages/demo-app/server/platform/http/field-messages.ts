import { type CheckName, type Locale, checks, jobLimits } from '@keo/core/contract';
import { type BaseIssue, getDotPath } from 'valibot';
import { type ServerText, say } from '../texts/say.ts';
import type { Said } from './refusal.ts';

const ofField: Partial<Record<string, ServerText>> = {
  username: 'field.username',
  email: 'field.email',
  phone: 'field.phone',
  accountNo: 'field.accountNo',
  accountName: 'field.accountName',
  bankBin: 'unknownBank',
  provinceCode: 'field.province',
  acceptTerms: 'field.acceptTerms',
};

/** By the issue's type. */
const ofType: Partial<Record<string, ServerText>> = {
  array: 'field.list',
  boolean: 'field.yesNo',
  email: 'field.email',
  integer: 'field.notWhole',
  iso_timestamp: 'field.moment',
  number: 'field.number',
  object: 'field.object',
  record: 'field.object',
  string: 'field.text',
  url: 'field.link',
  uuid: 'field.uuid',
};

const isCheck = (message: string): message is CheckName => Object.hasOwn(checks, message);

/** Limits that the sentences of checks name. */
const jobLimitsShown = Object.fromEntries(
  Object.entries({
    ...jobLimits,
    reviewMinQuick: jobLimits.reviewHoursQuick.min,
    reviewMaxQuick: jobLimits.reviewHoursQuick.max,
    reviewMinProject: jobLimits.reviewHoursProject.min,
    reviewMaxProject: jobLimits.reviewHoursProject.max,
  }).map(([name, limit]) => [name, Number(limit).toLocaleString('en-US')]),
);

/** As many as a person reads. */
const optionsMax = 12;

/** The values that would do, as in `("A" | "B")`. */
function toOptions(expected: string): Said {
  const all = expected
    .replaceAll(/^\(|\)$/g, '')
    .split(' | ')
    .map((one) => one.replaceAll('"', ''));
  const some = all.slice(0, optionsMax).join(', ');
  return { text: 'field.oneOf', params: { options: all.length > optionsMax ? `${some}, …` : some } };
}

const said = (text: ServerText, params: Said['params'] = {}): Said => ({ text, params });

function ofBound(issue: BaseIssue<unknown>): Said | null {
  const count = Number(issue.requirement);
  const isList = Array.isArray(issue.input);
  switch (issue.type) {
    case 'min_length':
      return said(isList ? 'field.tooFew' : 'field.tooShort', { count });
    case 'max_length':
      return said(isList ? 'field.tooMany' : 'field.tooLong', { count });
    case 'min_value':
      return said('field.tooSmall', { bound: count });
    case 'max_value':
      return said('field.tooLarge', { bound: count });
    case 'multiple_of':
      return said('field.step', { step: count });
    default:
      return null;
  }
}

function toSaid(issue: BaseIssue<unknown>, field: string): Said {
  const { input, type, message, expected } = issue;
  if (isCheck(message)) return said(`check.${message}`, jobLimitsShown);
  const own = ofField[field.split('.').at(-1) ?? ''];
  if (own === 'field.acceptTerms') return said(own);
  if (input === undefined || input === '' || type === 'non_empty') return said('field.required');
  if (own) return said(own);
  const bound = ofBound(issue);
  if (bound) return bound;
  if (type === 'regex' && issue.requirement instanceof RegExp) {
    const { source } = issue.requirement;
    const [, text] = ofPattern.find(([is]) => is(field, source)) ?? [];
    // What only programs send shows its pattern.
    return text ? said(text) : said('field.pattern', { pattern: source });
  }
  // A number or a yes and no of a query, which may be text.
  if (type === 'union') return toSaid({ ...issue, ...issue.issues?.[0] }, field);
  const byType = ofType[type];
  if (byType) return said(byType);
  return expected ? toOptions(expected) : said('field.invalid');
}

const ofPattern: readonly [is: (field: string, source: string) => boolean, text: ServerText][] = [
  [(_, source) => source === String.raw`^\d{6}$`, 'field.code'],
  [(field) => field === 'code', 'field.linkCode'],
  [(field) => /date(From|To)$/.test(field), 'field.date'],
  [(field) => /quietHours\.(from|to)$/.test(field), 'field.hour'],
];

/** One sentence for each wrong field, by its path (`settings.locale`). */
export function saidByField(issues: readonly BaseIssue<unknown>[]): Record<string, Said> {
  const fields: Record<string, Said> = {};
  for (const issue of issues) {
    const field = getDotPath(issue) ?? '';
    fields[field] ??= toSaid(issue, field);
  }
  return fields;
}

/** The same in a language; a bare number as the language writes it. */
export function fieldMessages(issues: readonly BaseIssue<unknown>[], locale: Locale): Record<string, string> {
  const shown = (limit: Said['params'][string]) =>
    typeof limit === 'number' ? limit.toLocaleString(locale === 'vi' ? 'vi-VN' : 'en-US') : limit;
  return Object.fromEntries(
    Object.entries(saidByField(issues)).map(([field, { text, params }]) => {
      const limits = Object.entries(params).map(([name, limit]) => [name, shown(limit)]);
      return [field, say(locale, text, Object.fromEntries(limits))];
    }),
  );
}
