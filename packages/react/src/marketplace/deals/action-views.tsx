import type { ReactNode } from 'react';
import { dealEndsEndpoints, dealsEndpoints } from '@keo/core/contract';
import { AddConditionsAction } from './add-conditions-action.tsx';
import { type ActionProps, AskAction, ofDeal } from './ask-action.tsx';
import { ChangeAction } from './change-action.tsx';
import { CompleteAction, FinalizeAction } from './finalize-action.tsx';
import { OfferAction, toBase } from './offer-action.tsx';
import { statementMin } from './dispute-acts.tsx';
import { SplitAction } from './split-action.tsx';
import { useDealTexts } from './use-deal-texts.ts';

const acceptName = ({ deal, action }: ActionProps) =>
  deal.changeRequest ? (action.money?.lock ? 'FUND_CHANGE' : 'ACCEPT_CHANGE') : 'ACCEPT';

/** By command. */
export const actionViews: Readonly<Record<string, (props: ActionProps) => ReactNode>> = {
  START: (props) => (
    <AskAction
      name="START"
      {...props}
      endpoint={dealEndsEndpoints.startDeal}
      input={() => ofDeal(props.deal)}
    />
  ),
  APPROVE: (props) => <FinalizeAction {...props} decision="APPROVE" />,
  COMPLETE: CompleteAction,
  CANCEL: (props) => <FinalizeAction {...props} decision="CANCEL" />,
  ACCEPT: (props) => (
    <AskAction
      name={acceptName(props)}
      {...props}
      endpoint={dealsEndpoints.giveOffer}
      input={() => ({ ...toBase(props.deal), decision: 'ACCEPT' as const })}
    />
  ),
  DECLINE: (props) => {
    const { changeRequest, myRole } = props.deal;
    const isMine = changeRequest?.by === myRole;
    return (
      <AskAction
        name={changeRequest ? (isMine ? 'TAKE_BACK_CHANGE' : 'DECLINE_CHANGE') : 'DECLINE'}
        {...props}
        variant={changeRequest ? 'ghost' : 'danger'}
        withReason={!isMine}
        endpoint={dealsEndpoints.giveOffer}
        input={(reason) => ({ ...toBase(props.deal), decision: 'DECLINE' as const, reason })}
      />
    );
  },
  INIT_BY_AUTHOR: OfferAction,
  INIT_PROPOSAL: OfferAction,
  COUNTER: OfferAction,
  ADD_CONDITIONS: AddConditionsAction,
  CHANGE_ORDER: ChangeAction,
  ACCEPT_CANCEL: (props) => (
    <AskAction
      name="ACCEPT_CANCEL"
      {...props}
      endpoint={dealEndsEndpoints.respondCancel}
      input={() => ({ ...ofDeal(props.deal), decision: 'ACCEPT' as const })}
    />
  ),
  REFUSE_CANCEL: (props) => (
    <AskAction
      name="REFUSE_CANCEL"
      {...props}
      variant="ghost"
      endpoint={dealEndsEndpoints.respondCancel}
      input={() => ({ ...ofDeal(props.deal), decision: 'REFUSE' as const })}
    />
  ),
  REQUEST_CANCEL: function Stop(props) {
    const t = useDealTexts();
    return (
      <SplitAction
        name="REQUEST_CANCEL"
        deal={props.deal}
        words={{ label: t('acts.reason'), min: 1 }}
        endpoint={dealEndsEndpoints.cancelDeal}
        detail={t(`acts.silence.REQUEST_CANCEL.${props.deal.myRole}`)}
        input={({ toWorker, words }) => ({ ...ofDeal(props.deal), toWorker, reason: words })}
      />
    );
  },
  OPEN_DISPUTE: function Dispute(props) {
    const t = useDealTexts();
    return (
      <SplitAction
        name="OPEN_DISPUTE"
        deal={props.deal}
        words={{ label: t('acts.statement'), min: statementMin }}
        withFiles
        detail={t(`acts.silence.OPEN_DISPUTE.${props.deal.myRole}`)}
        endpoint={dealEndsEndpoints.openDispute}
        input={({ toWorker, words, fileIds }) => ({
          ...ofDeal(props.deal),
          reasonCode: 'OTHER',
          statement: words,
          claimToWorker: toWorker,
          fileIds,
        })}
      />
    );
  },
  GIVE_UP: (props) => (
    <AskAction
      name="GIVE_UP"
      {...props}
      variant="danger"
      withReason
      endpoint={dealEndsEndpoints.cancelDeal}
      input={(reason) => ({ ...ofDeal(props.deal), reason })}
    />
  ),
};
