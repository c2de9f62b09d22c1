import { formatDong } from '@keo/core';
import type { DealView, Side } from '@keo/core/contract';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { EvidenceFiles } from '../proofs/evidence-files.tsx';
import { useDealTexts } from './use-deal-texts.ts';

type Dispute = NonNullable<DealView['dispute']>;

/** One statement, with the amount that it asks for and its files. */
type Turn = {
  key: string;
  by: Side;
  at: string | undefined;
  says: 'appeal' | `open.${Side}` | 'answer' | 'offer';
  toWorker: number;
  words: string;
  fileIds: readonly string[];
};

function listTurns({
  openedBy,
  openedAt,
  proofId,
  claimToWorker,
  statement,
  answer,
  offers,
  ...files
}: Dispute): Turn[] {
  const opening: Turn = {
    key: 'opening',
    by: openedBy,
    at: openedAt,
    says: proofId === null ? `open.${openedBy}` : 'appeal',
    toWorker: claimToWorker,
    words: statement,
    fileIds: files.fileIds,
  };
  const answering = offers.findIndex(({ by }) => by !== openedBy);
  const isLoose = answering === -1 && answer !== null;
  const answered: Turn = {
    key: 'answer',
    by: openedBy === 'author' ? 'worker' : 'author',
    at: undefined,
    says: 'answer',
    toWorker: 0,
    words: answer ?? '',
    fileIds: files.answerFileIds ?? [],
  };
  return [
    opening,
    // Of before the offer that settles a dispute was kept.
    ...(isLoose ? [answered] : []),
    ...offers.map(
      ({ by, toWorker, at }, index): Turn => ({
        key: `${by}${at}${index}`,
        by,
        at,
        says: 'offer',
        toWorker,
        words: index === answering ? (answer ?? '') : '',
        fileIds: index === answering ? (files.answerFileIds ?? []) : [],
      }),
    ),
  ];
}

/** What the two said, oldest first. */
export function DisputeTalk({ deal, dispute }: { deal: DealView; dispute: Dispute }) {
  const t = useDealTexts();
  const { myRole, proofs } = deal;
  const title = proofs.find(({ id }) => id === dispute.proofId)?.title ?? '';
  return (
    <ol className="keo-plain keo-stack" aria-label={t('dispute.talk')}>
      {listTurns(dispute).map(({ key, by, at, says, toWorker, words, fileIds }) => (
        <li key={key} className="keo-deal__offer">
          <p>
            <strong>
              {t(`dispute.${says}.${by === myRole ? 'mine' : 'theirs'}`, {
                name: deal[by].displayName,
                amount: formatDong(toWorker),
                title,
              })}
            </strong>
          </p>
          {at && (
            <p className="keo-quiet">
              <TimeAgo at={at} />
            </p>
          )}
          {words && <p className="keo-prose">{words}</p>}
          {fileIds.length > 0 && <EvidenceFiles fileIds={fileIds} />}
        </li>
      ))}
    </ol>
  );
}
