import { type ReactNode, useState } from 'react';
import { formatDong } from '@keo/core';
import type { Action, DealView, Endpoint, EndpointInput } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { useOwnDong } from '../../wallet/use-own-dong.ts';
import { dealReads } from './deal-reads.ts';
import { stepWeight } from './main-step.ts';
import { type DealTexts, useDealTexts } from './use-deal-texts.ts';
import type { NextStep } from './next-step.ts';

export type ActionProps = {
  deal: DealView;
  action: Action;
  rechargeLink: (amount: number, label: string, dealId: string) => ReactNode;
};

/** Keys of texts: label and detail. */
export type DetailedAction =
  Extract<Parameters<DealTexts>[0], `act.${string}.detail`> extends `act.${infer Name}.detail` ? Name : never;

export const ofDeal = ({ id, version }: DealView) => ({ dealId: id, version });

const stepsByCommand: Readonly<Record<string, readonly NextStep['key'][]>> = {
  START: ['start'],
  APPROVE: ['fund'],
  COMPLETE: ['complete'],
  ACCEPT: ['offer', 'change'],
  ACCEPT_CANCEL: ['cancel'],
};

export function AskAction<E extends Endpoint>({
  name,
  deal,
  action,
  rechargeLink,
  endpoint,
  input,
  variant = stepWeight(deal, stepsByCommand[action.key] ?? []),
  withReason = false,
  isReady = true,
  renderMore,
  fields = [],
}: ActionProps & {
  name: DetailedAction;
  endpoint: E;
  input: (reason: string) => EndpointInput<E>;
  variant?: 'primary' | 'soft' | 'ghost' | 'danger';
  withReason?: boolean;
  isReady?: boolean;
  /** Fields of its own, and how they are called. */
  renderMore?: (at: (name: string) => string | undefined) => ReactNode;
  fields?: readonly string[];
}) {
  const t = useDealTexts();
  const own = useOwnDong();
  const call = useKeoMutation(endpoint, dealReads);
  const [reason, setReason] = useState('');
  const { lock, refund, release } = action.money ?? {};
  const { at, rest } = refusedAt(call.error, [...fields, ...(withReason ? ['reason', 'note'] : [])]);
  const missing = Number(call.error?.refusal?.['shortfall'] ?? 0);
  return (
    <AskFirst
      variant={variant}
      fullWidth
      label={t(`act.${name}`)}
      question={`${t(`act.${name}`)}?`}
      detail={t(`act.${name}.detail`, { amount: formatDong(lock ?? refund ?? release ?? 0) })}
      fields={
        <>
          {withReason && (
            <Textarea
              label={t('acts.reason')}
              rows={2}
              maxLength={2000}
              value={reason}
              error={at('reason', 'note')}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          {renderMore?.(at)}
        </>
      }
      no={t('acts.no')}
      isBusy={call.isPending}
      error={rest}
      remedy={missing > 0 && rechargeLink(missing, t('act.recharge', { amount: own(missing) }), deal.id)}
      onYes={(close) => isReady && call.mutate(input(reason), { onSuccess: close })}
    />
  );
}
