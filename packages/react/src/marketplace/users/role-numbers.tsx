import type { ReactNode } from 'react';
import { type PublicProfile, type Side, statisticsRules } from '@keo/core/contract';
import { Amount } from '../../ui/money/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { hourWords, spanWords } from './span-words.ts';
import { type ProfileTexts, useProfileTexts } from './use-profile-texts.ts';

type Person = Pick<PublicProfile, 'statistics' | 'rejectPct'>;
type Row = { key: string; label: string; value: ReactNode };

const row = (key: string, label: string, value: ReactNode): Row[] =>
  value === null ? [] : [{ key, label, value }];
const pct = (share: number | null) => (share === null ? null : `${share}%`);
const stood = ({ made, upheld }: { made: number; upheld: number }, t: ProfileTexts) =>
  made === 0 ? null : t('profile.rejections.of', { upheld, made });

function workerRows({ statistics: { worker } }: Person, t: ProfileTexts): Row[] {
  const { replyMinutes } = worker;
  return [
    ...row('completed', t('profile.completed'), worker.completed),
    ...row('onTime', t('profile.onTime'), pct(worker.onTimePct)),
    ...row('approved', t('profile.approved'), pct(worker.approvalPct)),
    ...row('rejections', t('profile.rejections'), stood(worker.rejections, t)),
    ...row('disputeLost', t('profile.disputeLost'), pct(worker.disputeLostPct)),
    ...row('reply', t('profile.reply'), replyMinutes && spanWords(replyMinutes, t)),
  ];
}

function authorRows({ statistics: { author }, rejectPct }: Person, t: ProfileTexts): Row[] {
  const { paidOut, reviewHours, paidWithinHours, replyMinutes } = author;
  return [
    ...row('posted', t('profile.posted'), author.posted),
    ...row('completed', t('profile.completed'), author.completed),
    ...row(
      'paidOut',
      t('profile.paidOut'),
      paidOut !== null && paidOut > 0 ? <Amount value={paidOut} /> : null,
    ),
    ...row(
      'paidWithin',
      t('profile.paidWithin'),
      paidWithinHours === null ? null : hourWords(paidWithinHours, t),
    ),
    ...row('review', t('profile.review'), reviewHours === null ? null : hourWords(reviewHours, t)),
    ...row('rejects', t('profile.rejects'), pct(rejectPct)),
    ...row('rejections', t('profile.rejections'), stood(author.rejections, t)),
    ...row('silent', t('profile.silent'), pct(author.autoApprovedPct)),
    ...row('fundFail', t('profile.fundFail'), pct(author.fundFailPct)),
    ...row('reply', t('profile.reply'), replyMinutes && spanWords(replyMinutes, t)),
  ];
}

/** No averages below three deals. */
export function RoleNumbers({ role, person }: { role: Side; person: Person }) {
  const t = useProfileTexts();
  const { worker, author } = person.statistics;
  const ended = role === 'worker' ? worker.ended : author.ended;
  const isNew = ended < statisticsRules.shownFrom;
  const isBlank = ended === 0 && (role === 'worker' || author.posted === 0);
  const rows = isBlank ? [] : (role === 'worker' ? workerRows : authorRows)(person, t);
  return (
    <Card as="section" className="keo-stack">
      <h2 className="keo-profile__title">
        {t(`profile.${role}`)} {isNew && <Badge tone="waiting">{t('profile.new')}</Badge>}
      </h2>
      {isBlank && <p className="keo-quiet">{t(`profile.${role}.none`)}</p>}
      {rows.length > 0 && <DataList items={rows.map(({ label, value }) => [label, value])} />}
      {!isBlank && (
        <p className="keo-quiet">{isNew ? t('profile.few', { count: ended }) : t('profile.about')}</p>
      )}
    </Card>
  );
}
