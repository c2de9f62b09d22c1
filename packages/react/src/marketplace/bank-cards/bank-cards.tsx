import { useState } from 'react';
import { type BankCard, bankCardsEndpoints, moneyLimits } from '@keo/core/contract';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { PlusIcon } from '../../ui/icons/control-icons.tsx';
import { WalletIcon } from '../../ui/icons/subject-icons.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BankCardDialogs, type CardStep } from './bank-card-dialogs.tsx';
import { BankCardRow } from './bank-card-row.tsx';

type Props = {
  startsAdding?: boolean;
};

export function BankCards({ startsAdding = false }: Props) {
  const t = useMoneyTexts();
  const { data, error, refetch, isPending } = useKeoQuery(bankCardsEndpoints.bankCardsList, {});
  const [step, setStep] = useState<CardStep | null>(startsAdding ? { kind: 'add' } : null);
  const { verify, remove } = useCodeCommands(setStep);
  const isFull = (data?.list.length ?? 0) >= moneyLimits.bankCardsMax;
  const add = (
    <Button disabled={isFull} onClick={() => setStep({ kind: 'add' })}>
      <PlusIcon size={18} /> {t('cards.add')}
    </Button>
  );

  return (
    <section className="keo-stack" aria-label={t('cards.title')} aria-busy={isPending}>
      {error && (
        <ErrorCard title={error.message} retryLabel={t('money.retry')} onRetry={() => void refetch()} />
      )}
      {isPending && !error && <Skeleton shape="block" height={88} />}
      {data?.list.length === 0 && (
        <EmptyState
          icon={<WalletIcon />}
          title={t('cards.empty')}
          detail={t('cards.empty.detail')}
          action={add}
        />
      )}
      {data && data.list.length > 0 && (
        <>
          <ul className="keo-rows">
            {data.list.map((card) => (
              <BankCardRow
                key={card.id}
                card={card}
                onVerify={() => verify(card)}
                onRemove={() => remove(card)}
              />
            ))}
          </ul>
          {isFull && <p className="keo-quiet">{t('cards.full', { max: moneyLimits.bankCardsMax })}</p>}
          <div>{add}</div>
        </>
      )}
      <BankCardDialogs step={step} onStep={setStep} />
    </section>
  );
}

/** Both send a code, and lead to the step that asks for it. */
function useCodeCommands(onStep: (step: CardStep) => void) {
  const toasts = useToastCommands();
  const removal = useKeoMutation(bankCardsEndpoints.removeBankCard);
  const resend = useKeoMutation(bankCardsEndpoints.resendBankCardCode);
  return {
    verify: (card: BankCard) => {
      resend.mutate({ cardId: card.id });
      onStep({ kind: 'verify', card });
    },
    remove: (card: BankCard) =>
      removal.mutate(
        { cardId: card.id },
        {
          onError: (failure) => {
            // Expected: the code was sent.
            if (failure.reason === 'OTP_REQUIRED') onStep({ kind: 'remove', card });
            else toasts.show({ severity: 'error', summary: failure.message });
          },
        },
      ),
  };
}
