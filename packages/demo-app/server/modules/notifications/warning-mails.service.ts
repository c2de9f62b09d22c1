import { type Locale, type WarnedTimer, warnedTransition } from '@keo/core/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { toHash } from '../../platform/database/idempotency.ts';
import { oneLine } from '../../platform/texts/one-line.ts';
import type { Outbox } from '../../platform/queue/outbox.ts';
import { batched } from '../../platform/database/batched.ts';
import { momentWords } from '../../platform/texts/vietnam-day.ts';
import { type ServerText, say } from '../../platform/texts/say.ts';
import { userById } from '../users/users.service.ts';
import type { LogDraft } from './deal-log.draft.ts';
import { type DealLogRow, listLogs } from './deal-log.repository.ts';
import { worded } from './log-words.ts';
import { toSentence } from './to-deal-log.ts';

/** What a timer is about to decide: the subject of the mail. */
type Kind = 'review' | 'revision' | 'appeal' | 'deadline' | 'dispute' | 'cancel' | 'silence';

type Said = { action: string; metadata: LogDraft['metadata'] };
type Due = { row: DealLogRow; at: number };

/** In ms: warnings of one kind to one person within this time are one mail. */
const batchWindow = 10 * 60_000;
/** In ms: by then the writing transaction has committed. */
const commitDelay = 60_000;
const hour = 3_600_000;
/** The rest is only counted. */
const linesMax = 10;
const logsMax = 1000;

const kinds: Record<WarnedTimer, Kind> = {
  D9f: 'silence',
  D13: 'silence',
  D15: 'deadline',
  D24: 'cancel',
  D32: 'dispute',
  P9: 'review',
  P11: 'revision',
  P14: 'appeal',
};

/** Null for logs that are no warning mails. */
function getKind({ action, metadata: { warnsAbout, reason, proofId } }: Said): Kind | null {
  if (warnsAbout === undefined) return null;
  const timer = warnedTransition({ code: action, reason, proofId });
  return timer === undefined ? 'silence' : kinds[timer];
}

/** Soonest first. A deal that is paid as a whole counts once, however many of its proofs wait. */
function getDues(rows: readonly DealLogRow[]): Due[] {
  const dues = new Map<string, Due>();
  for (const row of rows) {
    const { dealId = '', proofId = '', warnsAbout, dueAt } = row.metadata;
    const at = dueAt === undefined ? +row.createdAt : Date.parse(dueAt);
    const key = warnsAbout === 'PART' ? `${dealId} ${proofId}` : dealId;
    const known = dues.get(key);
    if (!known || at < known.at) dues.set(key, { row, at });
  }
  return [...dues.values()].toSorted((a, b) => a.at - b.at);
}

const moneyWords = (locale: Locale, dues: readonly Due[]): string =>
  dues.some(({ row }) => row.metadata.amount === undefined)
    ? say(locale, 'mail.warning.money')
    : `${dues.reduce((sum, { row }) => sum + (row.metadata.amount ?? 0), 0).toLocaleString('en-US')}đ`;

function write(
  dues: readonly [Due, ...Due[]],
  {
    kind,
    name,
    locale,
    now,
    publicUrl,
  }: { kind: Kind; name: string; locale: Locale; now: number; publicUrl: string },
): { subject: string; text: string } {
  const page = `${publicUrl}/dashboard/my-tasks`;
  const getWords = ({ row }: Due) => ({
    // Names or titles with line breaks could forge lines of the mail.
    jobTitle: oneLine(row.metadata.params?.jobTitle ?? ''),
    what: oneLine(toSentence(row, locale)),
    link: `${page}?deal=${row.metadata.dealId ?? ''}`,
  });
  const [first] = dues;
  const subject: ServerText = `mail.warning.${kind}.subject`;
  const words = {
    ...getWords(first),
    name,
    money: moneyWords(locale, dues),
    hours: Math.max(1, Math.round((first.at - now) / hour)),
    when: momentWords(locale, new Date(first.at)),
  };
  if (dues.length === 1)
    return { subject: say(locale, subject, words), text: say(locale, 'mail.warning.one', words) };
  const lines = dues.slice(0, linesMax).map((due) => say(locale, 'mail.warning.line', getWords(due)));
  const left = dues.length - lines.length;
  if (left > 0) lines.push(say(locale, 'mail.warning.rest', { count: left }));
  const all = { ...words, count: dues.length, list: lines.join('\n'), link: page };
  return {
    subject: say(locale, 'mail.warning.many.subject', all),
    text: say(locale, 'mail.warning.many', all),
  };
}

export type WarningMails = {
  /**
   * Queues mails for logs that warn before a timer decides, in the transaction that writes them: to verified addresses,
   * in the owner's language, debounced for ten minutes into one mail of each kind.
   */
  send(db: Database, drafts: readonly LogDraft[]): Promise<void>;
};

export function createWarningMails({
  clock,
  outbox,
  publicUrl,
}: {
  clock: Pick<Clock, 'now'>;
  outbox: Outbox;
  publicUrl: string;
}): WarningMails {
  async function sendTo(db: Database, recipientId: string, ofKinds: ReadonlySet<Kind>): Promise<void> {
    const { email, emailVerifiedAt, displayName: name, settings } = await userById(db, recipientId);
    if (email === null || emailVerifiedAt === null) return;
    const now = +clock.now();
    const since = Math.floor(now / batchWindow) * batchWindow;
    // Writers hold the recipient's counter until the commit, so no warning is added meanwhile.
    const filter = { createdFrom: new Date(since) };
    const logs = await listLogs(db, recipientId, filter, { limit: logsMax, offset: 0 });
    for (const kind of ofKinds) {
      const ofKind = await worded(
        db,
        logs.filter((log) => getKind(log) === kind),
      );
      const [first, ...more] = getDues(ofKind);
      if (!first) continue;
      await outbox.send(db, {
        channel: 'EMAIL',
        to: email,
        ...write([first, ...more], { kind, name, locale: settings.locale, now, publicUrl }),
        debounce: {
          id: `msg_${toHash({ recipientId, kind, since }).slice(0, 32)}`,
          until: new Date(since + batchWindow + commitDelay),
        },
      });
    }
  }

  /** A hundred timers that expire at once need one statement. */
  const sendAll = batched(async (db, batches: readonly (readonly LogDraft[])[]) => {
    const wanted = new Map<string, Set<Kind>>();
    for (const draft of batches.flat()) {
      const kind = getKind(draft);
      if (kind === null) continue;
      wanted.set(draft.recipientId, (wanted.get(draft.recipientId) ?? new Set()).add(kind));
    }
    for (const [recipientId, ofKinds] of wanted) await sendTo(db, recipientId, ofKinds);
    return batches.map(() => undefined);
  });

  return {
    async send(db, drafts) {
      if (drafts.some((draft) => getKind(draft) !== null)) await sendAll(db, drafts);
    },
  };
}

/** For callers whose logs never warn. */
export const noWarningMails: WarningMails = { send: async () => undefined };
