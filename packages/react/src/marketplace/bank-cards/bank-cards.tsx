import { useState } from 'react';
import { selectUser } from '@keo/core';
import { type BankCard, bankCardsEndpoints, moneyLimits } from '@keo/core/contract';
import { useAuthCommands } from '../../auth/use-auth-commands.ts';
import { useActorValue } from '../../client/use-actor-value.ts';
import { useKeo } from '../../client/use-keo.ts';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { PlusIcon } from '../../ui/icons/control-icons.tsx';
import { WalletIcon } from '../../ui/icons/subject-icons.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddCardForm } from './add-card-form.tsx';
import { momentWords } from '../../i18n/moment-words.ts';
import { BankMark } from './bank-mark.tsx';
import { RemoveCard, VerifyCard } from './card-codes.tsx';
import { CardHold } from './card-hold.tsx';

type Step = { kind: 'add' } | { kind: 'verify' | 'remove'; card: BankCard };
const nameOf = ({ bankShortName, last4 }: BankCard) => `${bankShortName} •••• ${last4}`;

type Props = {
  startsAdding?: boolean;
};

export function BankCards({ startsAdding = false }: Props) {
  const t = useMoneyTexts();
  const user = useActorValue(useKeo().auth, selectUser);
  const { data, error, refetch, isPending } = useKeoQuery(bankCardsEndpoints.bankCardsList, {});
  const [step, setStep] = useState<Step | null>(startsAdding ? { kind: 'add' } : null);
  const toasts = useToastCommands();
  const { reloadUser } = useAuthCommands();
  const makeDefault = useKeoMutation(bankCardsEndpoints.setDefaultBankCard, [
    bankCardsEndpoints.bankCardsList,
  ]);
  const remove = useKeoMutation(bankCardsEndpoints.removeBankCard);
  const resend = useKeoMutation(bankCardsEndpoints.resendBankCardCode);
  const close = () => setStep(null);
  const isFull = (data?.list.length ?? 0) >= moneyLimits.bankCardsMax;

  const askRemoval = (card: BankCard) =>
    remove.mutate(
      { cardId: card.id },
      {
        onError: (failure) => {
          // Expected: the code was sent.
          if (failure.reason === 'OTP_REQUIRED') setStep({ kind: 'remove', card });
          else toasts.show({ severity: 'error', summary: failure.message });
        },
      },
    );
  const done = (text: 'cards.verified' | 'cards.removed', card: BankCard) => {
    close();
    toasts.show({ severity: 'success', summary: t(text, { card: nameOf(card) }) });
  };
  const adding = (
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
          action={adding}
        />
      )}
      {data && data.list.length > 0 && (
        <>
          <ul className="keo-rows">
            {data.list.map((card) => (
              <li key={card.id} className="keo-row">
                <span>
                  <strong className="keo-num">
                    <BankMark bin={card.bankBin} name={card.bankShortName} />
                    {nameOf(card)}
                  </strong>
                  <span className="keo-quiet">{card.accountName}</span>
                  {card.holdUntil && card.state === 'VERIFIED' && (
                    <CardHold
                      until={card.holdUntil}
                      now={card.now}
                      words={() => t('cards.hold', { time: momentWords(card.holdUntil ?? '') })}
                    />
                  )}
                </span>
                <span className="keo-row__acts">
                  {card.isDefault && <Badge tone="good">{t('cards.default')}</Badge>}
                  {card.state !== 'VERIFIED' && (
                    <Badge tone="waiting">{t(`cards.state.${card.state}`)}</Badge>
                  )}
                  {card.state === 'UNVERIFIED' && (
                    <Button
                      variant="soft"
                      size="small"
                      onClick={() => {
                        resend.mutate({ cardId: card.id });
                        setStep({ kind: 'verify', card });
                      }}
                    >
                      {t('cards.verify')}
                    </Button>
                  )}
                  {card.state === 'VERIFIED' && !card.isDefault && (
                    <Button
                      variant="ghost"
                      size="small"
                      onClick={() => makeDefault.mutate({ cardId: card.id })}
                    >
                      {t('cards.setDefault')}
                    </Button>
                  )}
                  <Button
                    variant="plain"
                    size="small"
                    aria-label={t('cards.removeNamed', { card: nameOf(card) })}
                    onClick={() => askRemoval(card)}
                  >
                    {t('cards.remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {isFull && <p className="keo-quiet">{t('cards.full', { max: moneyLimits.bankCardsMax })}</p>}
          <div>{adding}</div>
        </>
      )}
      <Dialog
        open={step?.kind === 'add'}
        onClose={close}
        title={t('cards.add')}
        closeLabel={t('money.close')}
      >
        {step?.kind === 'add' && (
          <AddCardForm
            legalName={user?.legalName ?? null}
            onAdded={(card) => setStep({ kind: 'verify', card })}
          />
        )}
      </Dialog>
      <Dialog
        open={step?.kind === 'verify'}
        onClose={close}
        title={step?.kind === 'verify' ? t('cards.verify.title', { card: nameOf(step.card) }) : ''}
        closeLabel={t('money.close')}
      >
        {step?.kind === 'verify' && (
          <VerifyCard
            card={step.card}
            onDone={(card) => {
              // The first one gives the account its legal name.
              reloadUser();
              done('cards.verified', card);
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={step?.kind === 'remove'}
        onClose={close}
        title={step?.kind === 'remove' ? t('cards.remove.title', { card: nameOf(step.card) }) : ''}
        closeLabel={t('money.close')}
      >
        {step?.kind === 'remove' && (
          <RemoveCard card={step.card} onDone={(card) => done('cards.removed', card)} />
        )}
      </Dialog>
    </section>
  );
}
