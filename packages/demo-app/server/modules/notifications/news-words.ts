import {
  type Locale,
  type NewsTopic,
  type WarnedTimer,
  getNewsTopic,
  warnedTransition,
} from '@keo/core/contract';
import type { Mail } from '../../platform/mail/mail.ts';
import { type ServerText, say } from '../../platform/texts/say.ts';
import { oneLine } from '../../platform/texts/one-line.ts';
import { momentWords } from '../../platform/texts/vietnam-day.ts';
import type { DealLogRow } from './deal-log.repository.ts';
import { type NewsKind, mailedPayments } from './news-kinds.ts';
import { toSentence } from './to-deal-log.ts';

const hour = 3_600_000;
/** The rest is only counted. */
const itemsMax = 10;

type News = { row: DealLogRow; at: number };
export type Reader = { name: string; locale: Locale; unsubscribeUrl: string };
type Place = { now: number; publicUrl: string };

/** What a timer is about to decide. */
const warnings = {
  D9f: 'silence',
  D13: 'silence',
  D15: 'deadline',
  D24: 'cancel',
  D32: 'dispute',
  P9: 'review',
  P11: 'revision',
  P14: 'appeal',
} as const satisfies Record<WarnedTimer, string>;

const toVerdict = (action: string) =>
  action === 'PROOF_REJECTED' ? 'rejected' : action === 'PROOF_REVISION_REQUESTED' ? 'revision' : 'approved';

/** Soonest first. A deal that is paid as a whole counts once, however many of its proofs wait. */
function pickDue(rows: readonly DealLogRow[]): News[] {
  const dues = new Map<string, News>();
  for (const row of rows) {
    const { dealId = '', proofId = '', warnsAbout, dueAt } = row.metadata;
    const at = dueAt === undefined ? +row.createdAt : Date.parse(dueAt);
    const key = warnsAbout === 'PART' ? `${dealId} ${proofId}` : dealId;
    const known = dues.get(key);
    if (!known || at < known.at) dues.set(key, { row, at });
  }
  return [...dues.values()].toSorted((a, b) => a.at - b.at);
}

/** The last word on each proof. */
function pickLast(rows: readonly DealLogRow[]): News[] {
  const byProof = new Map(rows.map((row) => [row.metadata.proofId ?? row.id, row]));
  return [...byProof.values()].map((row) => ({ row, at: +row.createdAt }));
}

const pick = (kind: NewsKind, rows: readonly DealLogRow[]): News[] =>
  kind === 'warning'
    ? pickDue(rows)
    : kind === 'verdict'
      ? pickLast(rows)
      : rows.map((row) => ({ row, at: +row.createdAt }));

/** Where it is, as the list links it. */
function getPath(kind: NewsKind, { metadata }: DealLogRow): string {
  const { dealId, proofId, jobId, roomId } = metadata;
  const withdrawId = metadata['withdrawId'];
  if (kind === 'message') return `/dashboard?chat=${roomId ?? 'all'}`;
  if (kind === 'application') return `/dashboard/my-jobs?job=${jobId ?? ''}`;
  if (typeof withdrawId === 'string') return `/dashboard/withdraw?id=${withdrawId}`;
  if (dealId === undefined) return '/dashboard/wallet';
  return `/dashboard/my-tasks?deal=${dealId}${kind === 'verdict' && proofId !== undefined ? `&proof=${proofId}` : ''}`;
}

const allPaths: Record<NewsKind, string> = {
  warning: '/dashboard/my-tasks',
  application: '/dashboard/my-jobs',
  message: '/dashboard?chat=all',
  payment: '/dashboard/wallet',
  verdict: '/dashboard/my-tasks',
};

/** The subject of one, by what happened. */
function getSubject(kind: NewsKind, { action, metadata: { reason, proofId } }: DealLogRow): ServerText {
  if (kind === 'application') return 'mail.application.subject';
  if (kind === 'message') return 'mail.message.subject';
  const of = { code: action, reason, proofId };
  if (kind === 'warning') return `mail.warning.${warnings[warnedTransition(of) ?? 'D9f']}.subject`;
  if (kind === 'payment')
    return `mail.payment.${mailedPayments.find((one) => one === reason) ?? 'ESCROW_RELEASE'}.subject`;
  return `mail.verdict.${toVerdict(action)}.subject`;
}

const moneyWords = (locale: Locale, news: readonly News[]): string =>
  news.some(({ row }) => row.metadata.amount === undefined)
    ? say(locale, 'mail.warning.money')
    : `${news.reduce((sum, { row }) => sum + (row.metadata.amount ?? 0), 0).toLocaleString('en-US')}đ`;

const getFoot = (topic: NewsTopic, { locale, unsubscribeUrl }: Reader, publicUrl: string) => {
  const words = { topic: say(locale, `news.${topic}`) };
  return {
    why: say(locale, 'mail.foot.why', words),
    links: [
      { label: say(locale, 'mail.foot.off', words), url: unsubscribeUrl },
      { label: say(locale, 'mail.foot.choose'), url: `${publicUrl}/dashboard/settings#news` },
    ],
  };
};

function getWords(news: readonly [News, ...News[]], { locale, name }: Reader, now: number) {
  const [first] = news;
  const { params } = first.row.metadata;
  return {
    name,
    jobTitle: oneLine(params?.jobTitle ?? ''),
    otherName: oneLine(params?.otherName ?? ''),
    proofTitle: oneLine(params?.proofTitle ?? ''),
    money: moneyWords(locale, news),
    hours: Math.max(1, Math.round((first.at - now) / hour)),
    when: momentWords(locale, new Date(first.at)),
    count: news.length,
  };
}

function writeOne(
  kind: NewsKind,
  { row }: News,
  words: ReturnType<typeof getWords>,
  locale: Locale,
  publicUrl: string,
) {
  const fact = (label: ServerText, value: string) => ({ label: say(locale, label), value });
  return {
    subject: say(locale, getSubject(kind, row), words),
    paragraphs: [toSentence(row, locale)],
    facts: [
      ...(words.jobTitle === '' ? [] : [fact('mail.fact.job', words.jobTitle)]),
      ...(kind === 'warning'
        ? [
            fact('mail.fact.due', say(locale, 'mail.fact.inVietnam', words)),
            fact('mail.fact.amount', words.money),
          ]
        : []),
    ],
    button: { label: say(locale, `mail.open.${kind}`), url: `${publicUrl}${getPath(kind, row)}` },
  };
}

function writeMany(
  kind: NewsKind,
  news: readonly News[],
  words: ReturnType<typeof getWords>,
  locale: Locale,
  publicUrl: string,
) {
  const shown = news.slice(0, itemsMax);
  const left = news.length - shown.length;
  return {
    subject: say(locale, `mail.${kind}.many.subject`, words),
    paragraphs: [say(locale, `mail.${kind}.many.text`, words)],
    items: shown.map(({ row }) => ({
      text: toSentence(row, locale),
      of: row.metadata.params?.jobTitle ?? say(locale, `mail.open.${kind}`),
      url: `${publicUrl}${getPath(kind, row)}`,
    })),
    rest: left > 0 ? say(locale, 'mail.rest', { count: left }) : undefined,
    button: { label: say(locale, 'mail.open.all'), url: `${publicUrl}${allPaths[kind]}` },
  };
}

/** One mail about all of these logs of a kind, with the list's sentences. */
export function writeNews(
  kind: NewsKind,
  rows: readonly [DealLogRow, ...DealLogRow[]],
  reader: Reader,
  { now, publicUrl }: Place,
): Mail {
  const [first = { row: rows[0], at: now }, ...more] = pick(kind, rows);
  const { locale } = reader;
  const words = getWords([first, ...more], reader, now);
  return {
    locale,
    hello: say(locale, 'mail.hello', words),
    ...(more.length === 0
      ? writeOne(kind, first, words, locale, publicUrl)
      : writeMany(kind, [first, ...more], words, locale, publicUrl)),
    foot: getFoot(getNewsTopic(rows[0].action), reader, publicUrl),
  };
}
