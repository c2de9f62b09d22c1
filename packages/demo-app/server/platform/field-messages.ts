import { type Locale, hasLetter, isVisible } from '@keo/core/contract';
import { type BaseIssue, getDotPath } from 'valibot';
import { type ServerText, say } from '../texts/say.ts';

const ofField: Partial<Record<string, ServerText>> = {
  username: 'field.username',
  email: 'field.email',
  phone: 'field.phone',
  code: 'field.code',
  otp: 'field.code',
  accountNo: 'field.accountNo',
  accountName: 'field.accountName',
};

/** One sentence for each wrong field, by its path (`settings.locale`). */
export function fieldMessages(issues: readonly BaseIssue<unknown>[], locale: Locale): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = getDotPath(issue) ?? '';
    messages[field] ??= messageOf(issue, field, locale);
  }
  return messages;
}

function messageOf(issue: BaseIssue<unknown>, field: string, locale: Locale): string {
  const own = ofField[field.split('.').at(-1) ?? ''];
  if (field === 'acceptTerms') return say(locale, 'field.acceptTerms');
  if (issue.input === undefined || issue.input === '') return say(locale, 'field.required');
  if (issue.requirement === hasLetter) return say(locale, 'field.noLetter');
  if (issue.requirement === isVisible) return say(locale, 'field.invisible');
  if (own) return say(locale, own);
  const count = String(issue.requirement);
  if (issue.type === 'min_length') return say(locale, 'field.tooShort', { count });
  if (issue.type === 'max_length') return say(locale, 'field.tooLong', { count });
  if (issue.type === 'min_value')
    return say(locale, 'field.tooSmall', { bound: shown(issue.requirement, locale) });
  if (issue.type === 'max_value')
    return say(locale, 'field.tooLarge', { bound: shown(issue.requirement, locale) });
  if (issue.type === 'integer') return say(locale, 'field.notWhole');
  return say(locale, 'field.invalid');
}

const shown = (bound: unknown, locale: Locale): string =>
  Number(bound).toLocaleString(locale === 'vi' ? 'vi-VN' : 'en-US');
