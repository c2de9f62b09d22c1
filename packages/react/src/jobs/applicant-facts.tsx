import { formatDong } from '@keo/core';
import { type Application, type JobKind, authorFeeFor } from '@keo/core/contract';
import { timeWords } from './job-words.ts';
import { ReliabilityNote } from './reliability-note.tsx';
import type { JobTexts } from './use-job-texts.ts';
import { type OwnJobTexts, useOwnJobTexts } from './use-own-job-texts.ts';

/** What somebody asks for, what that costs the author in all, and how long they need. */
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

/** How they did so far, or that there is too little to say. */
export function Standing({ application: { reliability } }: { application: Application }) {
  const t = useOwnJobTexts();
  if (reliability) return <ReliabilityNote reliability={reliability} />;
  return <p className="keo-quiet">{t('applicants.new')}</p>;
}
