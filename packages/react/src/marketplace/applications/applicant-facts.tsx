import { formatDong } from '@keo/core';
import { type Application, type JobKind, authorFeeFor } from '@keo/core/contract';
import { useNow } from '../../i18n/use-now.ts';
import { timeWords } from '../jobs/job-words.ts';
import { ReliabilityNote } from '../jobs/reliability-note.tsx';
import type { JobTexts } from '../jobs/use-job-texts.ts';
import { type OwnJobTexts, useOwnJobTexts } from '../jobs/use-own-job-texts.ts';

export function applicantFacts(
  { bid, durationHours }: Application,
  kind: JobKind,
  t: OwnJobTexts,
  jobTexts: JobTexts,
): string[] {
  const price =
    bid === null
      ? [t('applicants.atPrice')]
      : [
          t('applicants.bid', { amount: formatDong(bid) }),
          t('applicants.cost', { amount: formatDong(bid + authorFeeFor(kind, bid)) }),
        ];
  return [...price, ...(durationHours === null ? [] : [timeWords(durationHours * 60, jobTexts)])];
}

const hour = 3_600_000;

function seenWords(lastSeenAt: string, now: number, t: OwnJobTexts): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(lastSeenAt)) / hour));
  if (hours === 0) return t('applicants.seen.now');
  if (hours < 24) return t('applicants.seen.hours', { count: hours });
  return t('applicants.seen.days', { count: Math.floor(hours / 24) });
}

export function ApplicantReliability({
  application: { reliability, lastSeenAt },
}: {
  application: Application;
}) {
  const t = useOwnJobTexts();
  const now = useNow(60_000);
  return (
    <>
      {reliability ? (
        <ReliabilityNote reliability={reliability} />
      ) : (
        <p className="keo-quiet">{t('applicants.new')}</p>
      )}
      {lastSeenAt !== undefined && <p className="keo-quiet">{seenWords(lastSeenAt, now, t)}</p>}
    </>
  );
}
