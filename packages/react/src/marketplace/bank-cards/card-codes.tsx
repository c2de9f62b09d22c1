import type { ApiError } from '@keo/core';
import { type BankCard, bankCardsEndpoints } from '@keo/core/contract';
import { CodeEntry } from '../../auth/code-entry.tsx';
import { useKeo } from '../../client/use-keo.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';

type Props = {
  card: BankCard;
  onDone: (card: BankCard) => void;
};

/** The code that verifies an account. */
export function VerifyCard({ card: { id: cardId }, onDone }: Props) {
  const t = useMoneyTexts();
  const { call } = useKeo();
  const verify = useKeoMutation(bankCardsEndpoints.verifyBankCard, [bankCardsEndpoints.bankCardsList]);
  return (
    <CodeEntry
      lead={t('cards.verify.lead')}
      error={verify.error}
      isBusy={verify.isPending}
      onCode={(code) => verify.mutate({ cardId, code }, { onSuccess: onDone })}
      resend={async () => {
        await call(bankCardsEndpoints.resendBankCardCode, { cardId });
        verify.reset();
        return true;
      }}
    />
  );
}

/** The code that removes one. */
export function RemoveCard({ card, onDone }: Props) {
  const t = useMoneyTexts();
  const { call } = useKeo();
  const remove = useKeoMutation(bankCardsEndpoints.removeBankCard, [bankCardsEndpoints.bankCardsList]);
  return (
    <CodeEntry
      lead={t('cards.remove.lead')}
      error={remove.error}
      isBusy={remove.isPending}
      onCode={(code) => remove.mutate({ cardId: card.id, code }, { onSuccess: () => onDone(card) })}
      resend={async () => {
        // A refusal is the expected answer: the code was sent.
        await call(bankCardsEndpoints.removeBankCard, { cardId: card.id }).catch((error: ApiError) => {
          if (error.reason !== 'OTP_REQUIRED') throw error;
        });
        remove.reset();
        return true;
      }}
    />
  );
}
