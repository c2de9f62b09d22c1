import { describe, expect, it } from 'vitest';
import { createPlainEngine } from '../../i18n/plain-engine.ts';
import { locales } from '../../ports/locale.ts';
import { sides } from '../../terms/side.schema.ts';
import { toSentenceKey } from '../notification-words.ts';
import { notificationsEn } from '../notifications.en.ts';
import { notificationsVi } from '../notifications.vi.ts';
import type { CodeRow } from './code-row.ts';
import type { CodeTexts, TimelineTexts } from './code-texts.ts';
import { dealEventsEn } from './deal-events.en.ts';
import { dealEventsVi } from './deal-events.vi.ts';
import {
  getCodeRow,
  notificationCodes,
  storedCodes,
  toEventName,
  transientCodes,
} from './notification-codes.ts';
import { actionReasons, getReasonRow } from './reason-codes.ts';

const engine = createPlainEngine({
  vi: { ...notificationsVi, ...dealEventsVi },
  en: { ...notificationsEn, ...dealEventsEn },
});

describe.each(notificationCodes)('the code %s', (code) => {
  it.each(sides.flatMap((side) => locales.map((locale) => [side, locale] as const)))(
    'has a title and a sentence for the %s, and its text in the history of a deal, in %s',
    (recipientRole, locale) => {
      const getText = (key: string) => engine.getText(locale, key);
      expect(getText(`notification.${code.toLowerCase()}.title`)).toBeTruthy();
      for (const reason of code === 'ACTION_REQUIRED' ? actionReasons : [undefined])
        expect(toSentenceKey(getText, code, { recipientRole, reason }, {})).not.toBeNull();
      const event = toEventName(code) ?? 'other';
      expect(getText(`event.${event}`)).toBeTruthy();
    },
  );

  it('has an icon, a recipient, and a filter if it is listed', () => {
    const { kind, groups, to } = getCodeRow(code) ?? {};
    expect(kind === 'other').toBe(code === 'UNREAD_COUNT_UPDATE');
    expect(to).not.toEqual([]);
    expect(groups?.length === 0).toBe(transientCodes.some((transient) => transient === code));
  });
});

it('of chat and of what was read are pushed, not stored', () => {
  expect(transientCodes).toEqual([
    'UNREAD_COUNT_UPDATE',
    'MESSAGES_MARKED_READ',
    'PARTICIPANT_READ_MESSAGES',
  ]);
  expect(storedCodes).toHaveLength(31);
});

it.each(['MOON_LANDED', 'constructor', '__proto__'])('%s is no code, and no reason', (name) => {
  expect(getCodeRow(name)).toBeUndefined();
  expect(getReasonRow(name, name)).toBeUndefined();
  expect(getReasonRow('ACTION_REQUIRED', name)).toBeUndefined();
});

/** Checked by the compiler: each lacks or has one thing too many. */
export function incomplete(row: CodeRow, event: TimelineTexts, texts: CodeTexts<'DEAL_ACCEPTED'>): unknown[] {
  const { kind: _kind, ...kindless } = row;
  const { folding: _folding, ...unfolded } = row;
  const { timeline: _timeline, ...untimed } = row;
  const { 'event.DEAL_ACCEPTED': _event, ...uneventful } = event;
  const { 'notification.deal_accepted.title': _title, ...untitled } = texts;
  const { 'notification.deal_accepted.plain': _plain, ...unsaid } = texts;
  const { 'notification.deal_accepted.change_agreed.message': _reason, ...unreasoned } = texts;
  return [
    // @ts-expect-error -- no icon
    kindless satisfies CodeRow,
    // @ts-expect-error -- nothing about folding
    unfolded satisfies CodeRow,
    // @ts-expect-error -- nothing about the history of a deal
    untimed satisfies CodeRow,
    // @ts-expect-error -- no text in the history of a deal
    uneventful satisfies TimelineTexts,
    // @ts-expect-error -- no title
    untitled satisfies CodeTexts<'DEAL_ACCEPTED'>,
    // @ts-expect-error -- no sentence without places
    unsaid satisfies CodeTexts<'DEAL_ACCEPTED'>,
    // @ts-expect-error -- no sentence of a reason
    unreasoned satisfies CodeTexts<'DEAL_ACCEPTED'>,
    // @ts-expect-error -- of an unknown reason
    { ...texts, 'notification.deal_accepted.on_the_moon.plain': '' } satisfies CodeTexts<'DEAL_ACCEPTED'>,
  ];
}
