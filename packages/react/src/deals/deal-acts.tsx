import { type ReactNode, useState } from 'react';
import { formatDong } from '@keo/core';
import {
  type Action,
  type DealView,
  type Endpoint,
  type EndpointInput,
  dealEndsEndpoints,
  dealsEndpoints,
} from '@keo/core/contract';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { AskFirst } from '../jobs/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { SplitForm } from './split-form.tsx';
import { TermsForm } from './terms-form.tsx';
import { dealReads } from './deal-reads.ts';
import { useDealTexts } from './use-deal-texts.ts';

export type DealActsProps = {
  deal: DealView;
  /** To the page that adds money, with exactly what is missing. */
  rechargeLink: (amount: number, label: string) => ReactNode;
};

/** Ways out of a deal: there, but not what comes next. */
const waysOut: ReadonlySet<string> = new Set([
  'REQUEST_CANCEL',
  'OPEN_DISPUTE',
  'GIVE_UP',
  'DECLINE',
  'CANCEL',
]);

const newRequestId = () => crypto.randomUUID();

/** What the reader may do now, exactly as the server allows it. */
export function DealActs({ deal, rechargeLink, out = false }: DealActsProps & { out?: boolean }) {
  const t = useDealTexts();
  const shown = deal.actions.filter(
    ({ enabled, key }) => enabled && Object.hasOwn(views, key) && waysOut.has(key) === out,
  );
  if (shown.length === 0) return null;
  return (
    <section className="keo-stack" aria-label={t(out ? 'acts.out' : 'acts.title')}>
      {shown.map((action) => {
        const View = views[action.key];
        return View && <View key={action.key} deal={deal} action={action} rechargeLink={rechargeLink} />;
      })}
    </section>
  );
}

type ActProps = DealActsProps & { action: Action };

/** A button that asks first and then makes one call. */
function Ask<E extends Endpoint>({
  name,
  action,
  rechargeLink,
  endpoint,
  input,
  variant = 'primary',
  withReason = false,
}: Pick<ActProps, 'action' | 'rechargeLink'> & {
  name: AskedKey;
  endpoint: E;
  input: (reason: string) => EndpointInput<E>;
  variant?: 'primary' | 'ghost' | 'danger';
  withReason?: boolean;
}) {
  const t = useDealTexts();
  const call = useKeoMutation(endpoint, dealReads);
  const [reason, setReason] = useState('');
  const { lock, refund, release } = action.money ?? {};
  const missing = Number(call.error?.refusal?.['shortfall'] ?? 0);
  return (
    <AskFirst
      variant={variant}
      fullWidth
      label={t(`act.${name}`)}
      question={`${t(`act.${name}`)}?`}
      detail={
        <>
          {t(`act.${name}.detail`, { amount: formatDong(lock ?? refund ?? release ?? 0) })}
          {withReason && (
            <Textarea
              label={t('acts.reason')}
              rows={2}
              maxLength={2000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </>
      }
      no={t('acts.no')}
      isBusy={call.isPending}
      error={call.error}
      remedy={missing > 0 && rechargeLink(missing, t('act.recharge', { amount: formatDong(missing) }))}
      onYes={(close) => call.mutate(input(reason), { onSuccess: close })}
    />
  );
}

/** A button behind which there is something to fill in. */
function Open({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="keo-stack">
      <Button variant="ghost" fullWidth aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && children(close)}
    </div>
  );
}

const ofDeal = ({ id, version }: DealView) => ({ dealId: id, version });
const baseOf = (deal: DealView) => ({ ...ofDeal(deal), baseOfferNo: Math.max(1, deal.offers.length) });

function Finalize({ deal, decision, ...rest }: ActProps & { decision: 'APPROVE' | 'COMPLETE' | 'CANCEL' }) {
  const [requestId] = useState(newRequestId);
  return (
    <Ask
      {...rest}
      name={decision}
      variant={decision === 'CANCEL' ? 'danger' : 'primary'}
      endpoint={dealsEndpoints.authorFinalize}
      input={(note) => ({
        ...ofDeal(deal),
        decision,
        note,
        expectTotal: deal.money.authorTotal ?? deal.money.price,
        requestId,
      })}
    />
  );
}

function Split({
  name,
  deal,
  words,
  send,
}: ActProps & {
  name: SplitKey;
  words?: { label: string; min: number };
  send: (toWorker: number, text: string) => Parameters<typeof SplitCall>[0]['call'];
}) {
  const t = useDealTexts();
  return (
    <Open label={t(`act.${name}`)}>
      {(close) => (
        <SplitCall
          // The fee is held beside the price, and is not theirs to split.
          held={deal.money.price - deal.money.released - deal.money.refunded}
          words={words}
          submitLabel={t('proof.send')}
          call={send(0, '')}
          send={send}
          onDone={close}
        />
      )}
    </Open>
  );
}

type SplitOrder = { endpoint: Endpoint; input: object };

function SplitCall({
  held,
  words,
  submitLabel,
  call,
  send,
  onDone,
}: {
  held: number;
  words?: { label: string; min: number } | undefined;
  submitLabel: string;
  call: SplitOrder;
  send: (toWorker: number, text: string) => SplitOrder;
  onDone: () => void;
}) {
  const mutation = useKeoMutation(call.endpoint, dealReads);
  return (
    <SplitForm
      held={held}
      words={words}
      submitLabel={submitLabel}
      isBusy={mutation.isPending}
      error={mutation.error}
      onSend={(toWorker, text) => mutation.mutate(send(toWorker, text).input, { onSuccess: onDone })}
    />
  );
}

function Offer({ deal, action }: ActProps) {
  const t = useDealTexts();
  const terms = deal.terms ?? {
    price: deal.job.price ?? 0,
    durationHours: 168,
    releaseMode: 'ALL' as const,
    reviewHours: 120,
    revisionsMax: 3,
    scope: '',
    conditions: [],
  };
  const counter = useKeoMutation(dealsEndpoints.giveOffer, dealReads);
  const propose = useKeoMutation(dealsEndpoints.initProposal, dealReads);
  const offer = useKeoMutation(dealsEndpoints.initByAuthor, dealReads);
  const isBusy = counter.isPending || propose.isPending || offer.isPending;
  return (
    <Open label={t(action.key === 'COUNTER' ? 'act.COUNTER' : 'act.INIT_PROPOSAL')}>
      {(close) => (
        <TermsForm
          terms={terms}
          isBusy={isBusy}
          error={counter.error ?? propose.error ?? offer.error}
          onSend={(next, message) => {
            const done = { onSuccess: close };
            if (action.key === 'COUNTER')
              counter.mutate({ ...baseOf(deal), decision: 'COUNTER', terms: next, note: message }, done);
            else if (action.key === 'INIT_PROPOSAL')
              propose.mutate({ dealId: deal.id, terms: next, message }, done);
            else
              offer.mutate(
                {
                  jobId: deal.jobId,
                  workerId: deal.worker.id,
                  terms: next,
                  message,
                  requestId: newRequestId(),
                },
                done,
              );
          }}
        />
      )}
    </Open>
  );
}

const statement = (label: string) => ({ label, min: 50 });

/** One view for each command of the law that a side may give. */
const views: Readonly<Record<string, (props: ActProps) => ReactNode>> = {
  START: ({ deal, ...rest }: ActProps) => (
    <Ask name="START" {...rest} endpoint={dealEndsEndpoints.startDeal} input={() => ofDeal(deal)} />
  ),
  APPROVE: (props: ActProps) => <Finalize {...props} decision="APPROVE" />,
  COMPLETE: (props: ActProps) => <Finalize {...props} decision="COMPLETE" />,
  ACCEPT: ({ deal, ...rest }: ActProps) => (
    <Ask
      name="ACCEPT"
      {...rest}
      endpoint={dealsEndpoints.giveOffer}
      input={() => ({ ...baseOf(deal), decision: 'ACCEPT' as const })}
    />
  ),
  INIT_BY_AUTHOR: Offer,
  INIT_PROPOSAL: Offer,
  COUNTER: Offer,
  ACCEPT_CANCEL: ({ deal, ...rest }: ActProps) => (
    <Ask
      name="ACCEPT_CANCEL"
      {...rest}
      endpoint={dealEndsEndpoints.respondCancel}
      input={() => ({ ...ofDeal(deal), decision: 'ACCEPT' as const })}
    />
  ),
  REFUSE_CANCEL: ({ deal, ...rest }: ActProps) => (
    <Ask
      name="REFUSE_CANCEL"
      {...rest}
      variant="ghost"
      endpoint={dealEndsEndpoints.respondCancel}
      input={() => ({ ...ofDeal(deal), decision: 'REFUSE' as const })}
    />
  ),
  RESPOND_DISPUTE: function Respond(props: ActProps) {
    const t = useDealTexts();
    return (
      <Split
        name="RESPOND_DISPUTE"
        {...props}
        words={statement(t('acts.statement'))}
        send={(offerToWorker, text) => ({
          endpoint: dealEndsEndpoints.respondDispute,
          input: { ...ofDeal(props.deal), statement: text, offerToWorker },
        })}
      />
    );
  },
  SETTLE: (props: ActProps) => (
    <Split
      name="SETTLE"
      {...props}
      send={(offerToWorker) => ({
        endpoint: dealEndsEndpoints.settleDispute,
        input: { ...ofDeal(props.deal), offerToWorker },
      })}
    />
  ),
  WITHDRAW_DISPUTE: ({ deal, ...rest }: ActProps) => (
    <Ask
      name="WITHDRAW_DISPUTE"
      {...rest}
      variant="ghost"
      endpoint={dealEndsEndpoints.withdrawDispute}
      input={() => ofDeal(deal)}
    />
  ),
  REQUEST_CANCEL: function Stop(props: ActProps) {
    const t = useDealTexts();
    return (
      <Split
        name="REQUEST_CANCEL"
        {...props}
        words={{ label: t('acts.reason'), min: 1 }}
        send={(toWorker, reason) => ({
          endpoint: dealEndsEndpoints.cancelDeal,
          input: { ...ofDeal(props.deal), toWorker, reason },
        })}
      />
    );
  },
  OPEN_DISPUTE: function Dispute(props: ActProps) {
    const t = useDealTexts();
    const rejected = props.deal.proofs.find(({ state }) => state === 'REJECTED');
    return (
      <Split
        name="OPEN_DISPUTE"
        {...props}
        words={statement(t('acts.statement'))}
        send={(claimToWorker, text) => ({
          endpoint: dealEndsEndpoints.openDispute,
          input: {
            ...ofDeal(props.deal),
            ...(rejected && props.deal.myRole === 'worker' && { proofId: rejected.id }),
            reasonCode: rejected ? 'REJECTION' : 'OTHER',
            statement: text,
            claimToWorker,
          },
        })}
      />
    );
  },
  GIVE_UP: ({ deal, ...rest }: ActProps) => (
    <Ask
      name="GIVE_UP"
      {...rest}
      variant="danger"
      withReason
      endpoint={dealEndsEndpoints.cancelDeal}
      input={(reason) => ({ ...ofDeal(deal), reason })}
    />
  ),
  DECLINE: ({ deal, ...rest }: ActProps) => (
    <Ask
      name="DECLINE"
      {...rest}
      variant="danger"
      withReason
      endpoint={dealsEndpoints.giveOffer}
      input={(reason) => ({ ...baseOf(deal), decision: 'DECLINE' as const, reason })}
    />
  ),
  CANCEL: (props: ActProps) => <Finalize {...props} decision="CANCEL" />,
};
type AskedKey =
  | 'START'
  | 'GIVE_UP'
  | 'APPROVE'
  | 'COMPLETE'
  | 'CANCEL'
  | 'ACCEPT'
  | 'DECLINE'
  | 'ACCEPT_CANCEL'
  | 'REFUSE_CANCEL'
  | 'WITHDRAW_DISPUTE';
type SplitKey = 'REQUEST_CANCEL' | 'OPEN_DISPUTE' | 'RESPOND_DISPUTE' | 'SETTLE';
