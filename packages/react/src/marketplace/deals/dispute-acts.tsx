import { formatDong } from '@keo/core';
import {
  type Action,
  type DealView,
  dealEndsEndpoints,
  dealLimits,
  isAboutPart,
  lastDisputeOffer,
  openDisputeIn,
} from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { ofDeal } from './ask-action.tsx';
import { dealReads } from './deal-reads.ts';
import { stepWeight } from './main-step.ts';
import { SplitAction } from './split-action.tsx';
import { type DealTexts, useDealTexts } from './use-deal-texts.ts';

/** In characters, as the contract asks. */
export const statementMin = 50;

type Props = { deal: DealView; action: Action };

const findAction = ({ actions }: DealView, key: string) =>
  actions.find((action) => action.key === key && action.enabled);

/** To answer comes first, to give the other side what it wants second, to give up last. */
export function DisputeActs({ deal }: { deal: DealView }) {
  const t = useDealTexts();
  const answer = findAction(deal, 'RESPOND_DISPUTE');
  const offer = findAction(deal, 'SETTLE');
  const withdrawal = findAction(deal, 'WITHDRAW_DISPUTE');
  const left = countOffersLeft(deal);
  const accepted = answer ?? offer;
  if (!accepted && !withdrawal) return null;
  return (
    <div className="keo-stack" role="group" aria-label={t('acts.title')}>
      {answer && <Answer deal={deal} />}
      {offer && left > 0 && <Offer deal={deal} left={left} />}
      {offer && left === 0 && <p className="keo-quiet">{t('dispute.offers.none')}</p>}
      {accepted && <AcceptSplit deal={deal} action={accepted} isLast={left === 0} />}
      {withdrawal && <Withdraw deal={deal} action={withdrawal} />}
    </div>
  );
}

const countOffersLeft = ({ dispute, myRole }: DealView): number =>
  dealLimits.disputeOffersMax - (dispute?.offers ?? []).filter(({ by }) => by === myRole).length;

const findTheirs = (deal: DealView): number | null => {
  const dispute = openDisputeIn(deal);
  return dispute && lastDisputeOffer(dispute, deal.myRole === 'author' ? 'worker' : 'author');
};

function answerDetail(t: DealTexts, deal: DealView): string {
  if (isAboutPart(deal)) return t('dispute.answer.detail.part');
  return t(deal.dispute?.proofId ? 'dispute.answer.detail.whole' : 'dispute.answer.detail');
}

function Answer({ deal }: Pick<Props, 'deal'>) {
  const t = useDealTexts();
  return (
    <SplitAction
      name="RESPOND_DISPUTE"
      deal={deal}
      variant={stepWeight(deal, ['dispute'])}
      words={{ label: t('acts.statement'), min: statementMin }}
      withFiles
      theirs={findTheirs(deal)}
      detail={answerDetail(t, deal)}
      endpoint={dealEndsEndpoints.respondDispute}
      input={({ toWorker, words, fileIds }) => ({
        ...ofDeal(deal),
        statement: words,
        offerToWorker: toWorker,
        fileIds,
      })}
    />
  );
}

function Offer({ deal, left }: Pick<Props, 'deal'> & { left: number }) {
  const t = useDealTexts();
  return (
    <SplitAction
      name="SETTLE"
      deal={deal}
      variant={stepWeight(deal, ['dispute'])}
      theirs={findTheirs(deal)}
      detail={t('dispute.offer.detail', { count: left })}
      endpoint={dealEndsEndpoints.settleDispute}
      input={({ toWorker }) => ({ ...ofDeal(deal), offerToWorker: toWorker })}
    />
  );
}

function AcceptSplit({ deal, action, isLast }: Props & { isLast: boolean }) {
  const t = useDealTexts();
  const theirs = findTheirs(deal);
  const respond = useKeoMutation(dealEndsEndpoints.respondDispute, dealReads);
  const settle = useKeoMutation(dealEndsEndpoints.settleDispute, dealReads);
  const { release, refund } = action.money ?? {};
  if (theirs === null || release === undefined || refund === undefined) return null;
  const isAnswer = action.key === 'RESPOND_DISPUTE';
  const call = isAnswer ? respond : settle;
  const { myRole } = deal;
  const amounts = {
    amount: formatDong(theirs),
    mine: formatDong(myRole === 'author' ? refund : release),
    other: formatDong(myRole === 'author' ? release : refund),
    name: deal[myRole === 'author' ? 'worker' : 'author'].displayName,
  };
  const isAll = myRole === 'author' && refund === 0;
  const label = t(isAll ? 'dispute.accept.author.all' : `dispute.accept.${myRole}`, amounts);
  return (
    <AskFirst
      variant={isLast ? stepWeight(deal, ['dispute']) : 'soft'}
      fullWidth
      label={label}
      question={`${label}?`}
      detail={t(`dispute.accept.${myRole}.detail${isAboutPart(deal) ? '' : '.ends'}`, amounts)}
      no={t('acts.no')}
      isBusy={call.isPending}
      error={call.error}
      onYes={(close) =>
        isAnswer
          ? respond.mutate({ ...ofDeal(deal), accept: true }, { onSuccess: close })
          : settle.mutate({ ...ofDeal(deal), offerToWorker: theirs }, { onSuccess: close })
      }
    />
  );
}

function Withdraw({ deal, action }: Props) {
  const t = useDealTexts();
  const call = useKeoMutation(dealEndsEndpoints.withdrawDispute, dealReads);
  const { refund } = action.money ?? {};
  const label = t(refund === undefined ? 'act.WITHDRAW_DISPUTE' : 'act.WITHDRAW_APPEAL');
  return (
    <AskFirst
      variant="ghost"
      fullWidth
      label={label}
      question={`${label}?`}
      detail={
        refund === undefined
          ? t('act.WITHDRAW_DISPUTE.detail')
          : t('act.WITHDRAW_APPEAL.detail', { amount: formatDong(refund), name: deal.author.displayName })
      }
      no={t('acts.no')}
      isBusy={call.isPending}
      error={call.error}
      onYes={(close) => call.mutate(ofDeal(deal), { onSuccess: close })}
    />
  );
}
