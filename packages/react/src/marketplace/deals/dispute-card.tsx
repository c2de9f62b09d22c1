import { formatDong } from '@keo/core';
import { type DealView, dealEndsEndpoints, lastDisputeOffer, openDisputeIn } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Card } from '../../ui/card.tsx';
import { ofDeal } from './ask-action.tsx';
import { timerClock } from './clocks.ts';
import { dealReads } from './deal-reads.ts';
import { stepWeight } from './main-step.ts';
import { NextTimer } from './next-timer.tsx';
import { shareOfReader, splittable } from './split-sums.ts';
import { useDealTexts } from './use-deal-texts.ts';

type Dispute = NonNullable<DealView['dispute']>;
type Props = { deal: DealView; dispute: Dispute };

export function DisputeCard({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  const { proofs } = deal;
  const dispute = openDisputeIn(deal);
  if (!dispute) return null;
  const clock = timerClock(deal, ['D32']);
  const appealed = proofs.find(({ id }) => id === dispute.proofId);
  return (
    <Card className="keo-stack">
      <h3>{t('dispute.title')}</h3>
      <p>
        {t(appealed ? 'dispute.appeal' : `dispute.opened.${dispute.openedBy}`, {
          amount: formatDong(dispute.claimToWorker),
          title: appealed?.title ?? '',
        })}
      </p>
      {dispute.statement && <p className="keo-prose">{dispute.statement}</p>}
      {dispute.answer && (
        <>
          <h4>{t('dispute.answer')}</h4>
          <p className="keo-prose">{dispute.answer}</p>
        </>
      )}
      {dispute.offers.map((offer) => (
        <p key={offer.at}>
          {t(offer.by === deal.myRole ? 'dispute.offer.mine' : 'dispute.offer.theirs', {
            amount: formatDong(offer.toWorker),
            name: deal[offer.by].displayName,
          })}{' '}
          <TimeAgo at={offer.at} className="keo-quiet" />
        </p>
      ))}
      <SplitBar deal={deal} dispute={dispute} />
      <p className="keo-quiet">
        {dispute.state === 'OPEN'
          ? t(appealed ? 'dispute.silence.appeal' : `dispute.silence.${dispute.openedBy}`)
          : t(
              appealed
                ? `dispute.deciding.${appealed.beyondBudget ? 'beyond' : 'appeal'}`
                : 'dispute.deciding',
            )}
      </p>
      {clock && <NextTimer clock={clock} deal={deal} />}
      <AcceptSplit deal={deal} dispute={dispute} />
    </Card>
  );
}

function SplitBar({ deal, dispute }: Props) {
  const t = useDealTexts();
  const wanted = lastDisputeOffer(dispute, 'worker');
  const ownOffer = lastDisputeOffer(dispute, 'author');
  if (wanted === null || ownOffer === null) return null;
  const parts = [
    ['released', ownOffer],
    ['held', wanted - ownOffer],
    ['refunded', splittable(deal) - wanted],
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

function AcceptSplit({ deal, dispute }: Props) {
  const t = useDealTexts();
  const { myRole } = deal;
  const theirs = lastDisputeOffer(dispute, myRole === 'author' ? 'worker' : 'author');
  const respond = useKeoMutation(dealEndsEndpoints.respondDispute, dealReads);
  const settle = useKeoMutation(dealEndsEndpoints.settleDispute, dealReads);
  const may = (key: string) => deal.actions.some((action) => action.key === key && action.enabled);
  if (theirs === null || !(may('RESPOND_DISPUTE') || may('SETTLE'))) return null;
  const call = may('SETTLE') ? settle : respond;
  const amounts = { amount: formatDong(theirs), mine: formatDong(shareOfReader(deal, theirs)) };
  const label = t(`dispute.accept.${myRole}`, amounts);
  return (
    <AskFirst
      variant={stepWeight(deal, ['dispute'])}
      fullWidth
      label={label}
      question={`${label}?`}
      detail={t('dispute.accept.detail')}
      no={t('acts.no')}
      isBusy={call.isPending}
      error={call.error}
      onYes={(close) =>
        may('SETTLE')
          ? settle.mutate({ ...ofDeal(deal), offerToWorker: theirs }, { onSuccess: close })
          : respond.mutate({ ...ofDeal(deal), accept: true }, { onSuccess: close })
      }
    />
  );
}
