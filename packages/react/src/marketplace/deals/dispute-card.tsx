import { useId } from 'react';
import { formatDong } from '@keo/core';
import { type DealView, type Side, isAboutPart, lastDisputeOffer, openDisputeIn } from '@keo/core/contract';
import { Card } from '../../ui/card.tsx';
import { timerClock } from './clocks.ts';
import { DisputeActs } from './dispute-acts.tsx';
import { DisputeTalk } from './dispute-talk.tsx';
import { lastSpeaker } from './dispute-turn.ts';
import { NextTimer } from './next-timer.tsx';
import { type DealTexts, useDealTexts } from './use-deal-texts.ts';

type Dispute = NonNullable<DealView['dispute']>;
type Props = { deal: DealView; dispute: Dispute };

/** An ended dispute stays to be read. */
export function DisputeCard({ deal }: { deal: DealView }) {
  const dispute = openDisputeIn(deal);
  if (dispute) return <OpenDispute deal={deal} dispute={dispute} />;
  return deal.dispute && <PastDispute deal={deal} dispute={deal.dispute} />;
}

const findAppealed = ({ proofs }: DealView, { proofId }: Dispute) => proofs.find(({ id }) => id === proofId);

function OpenDispute({ deal, dispute }: Props) {
  const t = useDealTexts();
  const id = useId();
  const appealed = findAppealed(deal, dispute);
  const clock = timerClock(deal, ['D32']);
  const name = deal[deal.myRole === 'author' ? 'worker' : 'author'].displayName;
  const isMyTurn = lastSpeaker(dispute) !== deal.myRole;
  return (
    <Card as="section" className="keo-stack" aria-labelledby={id}>
      <h3 id={id}>{appealed ? t('dispute.title.part', { title: appealed.title }) : t('dispute.title')}</h3>
      <p>
        <strong>{t(isMyTurn ? 'dispute.turn.mine' : 'dispute.turn.theirs', { name })}</strong>{' '}
        {t(isAboutPart(deal) ? 'dispute.about.part' : 'dispute.about', {
          amount: formatDong(deal.contested ?? 0),
        })}
      </p>
      <DisputeTalk deal={deal} dispute={dispute} />
      <SplitBar deal={deal} dispute={dispute} />
      <h4>{t('dispute.silence')}</h4>
      {clock && <NextTimer clock={clock} deal={deal} />}
      <p className="keo-quiet">{silenceWords(t, { deal, dispute })}</p>
      <DisputeActs deal={deal} />
    </Card>
  );
}

function silenceWords(t: DealTexts, { deal, dispute }: Props): string {
  const appealed = findAppealed(deal, dispute);
  const { openedBy, state } = dispute;
  const call = (side: Side) => (side === deal.myRole ? t('dispute.silence.you') : deal[side].displayName);
  const names = { who: call(openedBy === 'author' ? 'worker' : 'author'), opener: call(openedBy) };
  if (state === 'OPEN') return t(appealed ? 'dispute.silence.appeal' : `dispute.silence.${openedBy}`, names);
  if (!appealed) return t('dispute.deciding');
  if (appealed.beyondBudget) return t(`dispute.deciding.beyond${isAboutPart(deal) ? '' : '.whole'}`);
  return t(isAboutPart(deal) ? 'dispute.deciding.appeal' : 'dispute.deciding.whole');
}

function PastDispute({ deal, dispute }: Props) {
  const t = useDealTexts();
  const { resolution } = dispute;
  return (
    <details className="keo-deal__offer">
      <summary>
        {t(dispute.state === 'WITHDRAWN' ? 'dispute.past.WITHDRAWN' : 'dispute.past.RESOLVED')}
      </summary>
      <div className="keo-stack">
        <DisputeTalk deal={deal} dispute={dispute} />
        {resolution && (
          <>
            <p>
              {t(`dispute.result.${resolution.by}`, {
                amount: formatDong(resolution.toWorker),
                name: deal.worker.displayName,
              })}
            </p>
            {resolution.note && <p className="keo-prose">{resolution.note}</p>}
          </>
        )}
      </div>
    </details>
  );
}

function SplitBar({ deal, dispute }: Props) {
  const t = useDealTexts();
  const wanted = lastDisputeOffer(dispute, 'worker');
  const offered = lastDisputeOffer(dispute, 'author');
  if (wanted === null || offered === null || deal.contested === undefined) return null;
  const parts = [
    ['released', offered],
    ['held', wanted - offered],
    ['refunded', deal.contested - wanted],
  ] as const;
  return (
    <ul className="keo-plain keo-row__acts" aria-label={t('dispute.bar')}>
      {parts
        .filter(([, amount]) => amount > 0)
        .map(([part, amount]) => (
          <li
            key={part}
            className={`keo-conditions__head keo-hold keo-part keo-part--${part}`}
            style={{ flexGrow: amount }}
          >
            <span>{t(`dispute.bar.${part}`)}</span> <strong className="keo-num">{formatDong(amount)}</strong>
          </li>
        ))}
    </ul>
  );
}
