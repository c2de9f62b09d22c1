import type { Locale, StoredCode } from '@keo/core/contract';
import { textToHtml, toHtml } from '../../platform/mail/mail-html.ts';
import { type ServerText, say } from '../../platform/texts/say.ts';
import type { LogMetadata } from '../../modules/notifications/deal-log.draft.ts';
import type { DealLogRow } from '../../modules/notifications/deal-log.repository.ts';
import { momentWords } from '../../platform/texts/vietnam-day.ts';
import { type NewsKind, getNewsKind } from '../../modules/notifications/news-kinds.ts';
import { writeNews } from '../../modules/notifications/news-words.ts';

const now = new Date('2026-11-20T09:00:00Z');
const publicUrl = 'https://keo.example';
const code = '482913';

type More = Omit<LogMetadata, 'params'> & { proofTitle?: string; text?: string };

const row = (action: StoredCode, recipientRole: 'author' | 'worker', more: More = {}): DealLogRow => {
  const { proofTitle = 'Bộ logo hoàn chỉnh', text, ...metadata } = more;
  const id = `${action} ${metadata.reason ?? ''} ${metadata.dealId ?? ''}`;
  return {
    id,
    recipientId: 'us_1',
    seq: 1,
    action,
    metadata: {
      dealId: 'dl_1',
      jobId: 'jb_1',
      proofId: `pf ${id}`,
      amount: 2_500_000,
      recipientRole,
      params: {
        ...(!metadata.reason?.startsWith('WITHDRAW') && {
          jobTitle: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm',
        }),
        otherName: 'Phạm Gia Bảo',
        proofTitle,
        amount: metadata.amount ?? 2_500_000,
        ...(metadata.reason !== undefined && { reason: metadata.reason }),
        ...(text !== undefined && { text }),
      },
      ...metadata,
    },
    isRead: false,
    authorId: 'us_1',
    workerId: 'us_2',
    foldKey: null,
    mailAt: now,
    mailedAt: null,
    createdAt: now,
    updatedAt: now,
  };
};

const due = { warnsAbout: 'DEAL', dueAt: '2026-11-21T09:00:00Z' } as const;
const ofPart = { ...due, warnsAbout: 'PART' } as const;

const single = [
  row('JOB_APPLICATION_RECEIVED', 'author'),
  row('NEW_MESSAGE', 'worker', { roomId: 'rm_1', text: 'Bạn gửi bản nháp trước thứ Sáu giúp mình nhé' }),
  row('URGENT_PROOF_REVIEW_NEEDED', 'author', ofPart),
  row('ACTION_REQUIRED', 'worker', { ...ofPart, reason: 'REVISION_DUE' }),
  row('ACTION_REQUIRED', 'worker', { ...ofPart, reason: 'APPEAL_DUE' }),
  row('DEAL_DEADLINE_REMINDER', 'worker', { ...due, proofId: undefined }),
  row('URGENT_REVIEW_REQUIRED', 'author', { ...due, proofId: undefined }),
  row('ACTION_REQUIRED', 'worker', { ...due, reason: 'CANCEL_REQUESTED', proofId: undefined }),
  row('PAYMENT_PROCESSED', 'worker', { reason: 'ESCROW_RELEASE', amount: 2_250_000 }),
  row('PAYMENT_PROCESSED', 'worker', { reason: 'BONUS', amount: 200_000 }),
  row('PAYMENT_PROCESSED', 'worker', { reason: 'WITHDRAW_PAID', dealId: undefined, jobId: undefined }),
  row('PAYMENT_PROCESSED', 'worker', { reason: 'WITHDRAW_REVERT', dealId: undefined, jobId: undefined }),
  row('PROOF_APPROVED', 'worker'),
  row('PROOF_REVISION_REQUESTED', 'worker', { text: 'Bổ sung bản đen trắng và tệp nguồn.' }),
  row('PROOF_REJECTED', 'worker', { text: 'Không đúng mẫu đã gửi.' }),
];

const many = [
  [row('JOB_APPLICATION_RECEIVED', 'author'), { ...row('JOB_APPLICATION_RECEIVED', 'author'), id: 'other' }],
  [
    row('URGENT_PROOF_REVIEW_NEEDED', 'author', ofPart),
    ...Array.from({ length: 11 }, (_, at) =>
      row('URGENT_PROOF_REVIEW_NEEDED', 'author', {
        ...ofPart,
        dealId: `dl_${at + 2}`,
        proofTitle: `Mốc ${at + 2}`,
      }),
    ),
  ],
];

const wordsIn = (locale: Locale) => ({
  code,
  what: say(locale, 'contact.email'),
  amount: '2,250,000',
  bank: 'Vietcombank',
  last4: '6789',
  account: '••6789',
  card: 'Vietcombank ••6789',
  url: publicUrl,
  at: momentWords(locale, now),
  device: 'Chrome · Android',
  partner: 'Chợ Việc',
  days: 7,
  passkeys: '',
  ticket: 'KEO-48291',
});
/** The mails of one sentence; those of news have several forms. */
type PlainMail = {
  [Key in ServerText]: Key extends `mail.${infer Name}.subject`
    ? Name extends `${string}.${string}`
      ? never
      : `mail.${Name}.text` extends ServerText
        ? Name
        : never
    : never;
}[ServerText];
/** Each of them, with whether it shows a code. */
const plain: Readonly<Record<PlainMail, boolean>> = {
  verify: true,
  reset: true,
  addCard: true,
  removeCard: true,
  withdraw: true,
  leaveContact: true,
  contactChanged: false,
  contactAdded: false,
  newDevice: false,
  passwordChanged: false,
  passkeyAdded: false,
  passkeyRemoved: false,
  sessionClosed: false,
  linked: false,
  exportReady: false,
  accountClosed: false,
  contact: false,
};
const plainMails = Object.keys(plain).filter((name): name is PlainMail => name in plain);

function drawPlain(locale: Locale, what: PlainMail): string {
  const words = wordsIn(locale);
  const [subject, text]: [ServerText, ServerText] = [`mail.${what}.subject`, `mail.${what}.text`];
  return textToHtml({
    locale,
    subject: say(locale, subject, words),
    text: say(locale, text, words),
    code: plain[what] ? code : undefined,
  });
}

function drawNews(locale: Locale, rows: readonly [DealLogRow, ...DealLogRow[]]): string {
  const kind: NewsKind = getNewsKind(rows[0]) ?? 'warning';
  const reader = { name: 'Nguyễn Minh Anh', locale, unsubscribeUrl: `${publicUrl}/unsubscribe` };
  return toHtml(writeNews(kind, rows, reader, { now: +now, publicUrl }));
}

/** Each mail of Keo once, as HTML. */
export const drawnMails = (locale: Locale): string[] => [
  ...[...single.map((one) => [one]), ...many].flatMap(([first, ...more]) =>
    first ? [drawNews(locale, [first, ...more])] : [],
  ),
  ...plainMails.map((what) => drawPlain(locale, what)),
];
