import type { ReactNode } from 'react';
import { dealEndsEndpoints, dealLimits, dealsEndpoints } from '@keo/core/contract';
import { AddConditionsAct } from './add-conditions-act.tsx';
import { type ActProps, AskAct, ofDeal } from './ask-act.tsx';
import { ChangeAct } from './change-act.tsx';
import { CompleteAct, FinalizeAct } from './finalize-act.tsx';
import { OfferAct, baseOf } from './offer-act.tsx';
import { SplitAct } from './split-act.tsx';
import { useDealTexts } from './use-deal-texts.ts';

const statement = (label: string) => ({ label, min: 50 });

/** For an author, agreeing to a change may hold more money. */
const acceptName = ({ deal, action }: ActProps) =>
  deal.changeRequest ? (action.money?.lock ? 'FUND_CHANGE' : 'ACCEPT_CHANGE') : 'ACCEPT';

/** The component of each command that a side may give. */
export const actViews: Readonly<Record<string, (props: ActProps) => ReactNode>> = {
  START: (props) => (
    <AskAct name="START" {...props} endpoint={dealEndsEndpoints.startDeal} input={() => ofDeal(props.deal)} />
  ),
  APPROVE: (props) => <FinalizeAct {...props} decision="APPROVE" />,
  COMPLETE: CompleteAct,
  CANCEL: (props) => <FinalizeAct {...props} decision="CANCEL" />,
  ACCEPT: (props) => (
    <AskAct
      name={acceptName(props)}
      {...props}
      endpoint={dealsEndpoints.giveOffer}
      input={() => ({ ...baseOf(props.deal), decision: 'ACCEPT' as const })}
    />
  ),
  DECLINE: (props) => {
    const { changeRequest, myRole } = props.deal;
    const isMine = changeRequest?.by === myRole;
    return (
      <AskAct
        name={changeRequest ? (isMine ? 'TAKE_BACK_CHANGE' : 'DECLINE_CHANGE') : 'DECLINE'}
        {...props}
        variant={changeRequest ? 'ghost' : 'danger'}
        withReason={!isMine}
        endpoint={dealsEndpoints.giveOffer}
        input={(reason) => ({ ...baseOf(props.deal), decision: 'DECLINE' as const, reason })}
      />
    );
  },
  INIT_BY_AUTHOR: OfferAct,
  INIT_PROPOSAL: OfferAct,
  COUNTER: OfferAct,
  ADD_CONDITIONS: AddConditionsAct,
  CHANGE_ORDER: ChangeAct,
  ACCEPT_CANCEL: (props) => (
    <AskAct
      name="ACCEPT_CANCEL"
      {...props}
      endpoint={dealEndsEndpoints.respondCancel}
      input={() => ({ ...ofDeal(props.deal), decision: 'ACCEPT' as const })}
    />
  ),
  REFUSE_CANCEL: (props) => (
    <AskAct
      name="REFUSE_CANCEL"
      {...props}
      variant="ghost"
      endpoint={dealEndsEndpoints.respondCancel}
      input={() => ({ ...ofDeal(props.deal), decision: 'REFUSE' as const })}
    />
  ),
  RESPOND_DISPUTE: function Respond(props) {
    const t = useDealTexts();
    return (
      <SplitAct
        name="RESPOND_DISPUTE"
        deal={props.deal}
        words={statement(t('acts.statement'))}
        endpoint={dealEndsEndpoints.respondDispute}
        input={(offerToWorker, text) => ({ ...ofDeal(props.deal), statement: text, offerToWorker })}
      />
    );
  },
  SETTLE: ({ deal }) =>
    // The other side's amount can be accepted after one's own last offer.
    (deal.dispute?.offers ?? []).filter(({ by }) => by === deal.myRole).length <
      dealLimits.disputeOffersMax && (
      <SplitAct
        name="SETTLE"
        deal={deal}
        endpoint={dealEndsEndpoints.settleDispute}
        input={(offerToWorker) => ({ ...ofDeal(deal), offerToWorker })}
      />
    ),
  WITHDRAW_DISPUTE: (props) => (
    <AskAct
      name="WITHDRAW_DISPUTE"
      {...props}
      variant="ghost"
      endpoint={dealEndsEndpoints.withdrawDispute}
      input={() => ofDeal(props.deal)}
    />
  ),
  REQUEST_CANCEL: function Stop(props) {
    const t = useDealTexts();
    return (
      <SplitAct
        name="REQUEST_CANCEL"
        deal={props.deal}
        words={{ label: t('acts.reason'), min: 1 }}
        endpoint={dealEndsEndpoints.cancelDeal}
        input={(toWorker, reason) => ({ ...ofDeal(props.deal), toWorker, reason })}
      />
    );
  },
  OPEN_DISPUTE: function Dispute(props) {
    const t = useDealTexts();
    return (
      <SplitAct
        name="OPEN_DISPUTE"
        deal={props.deal}
        words={statement(t('acts.statement'))}
        endpoint={dealEndsEndpoints.openDispute}
        input={(claimToWorker, text) => ({
          ...ofDeal(props.deal),
          reasonCode: 'OTHER',
          statement: text,
          claimToWorker,
        })}
      />
    );
  },
  GIVE_UP: (props) => (
    <AskAct
      name="GIVE_UP"
      {...props}
      variant="danger"
      withReason
      endpoint={dealEndsEndpoints.cancelDeal}
      input={(reason) => ({ ...ofDeal(props.deal), reason })}
    />
  ),
};
