import type { ReactNode } from 'react';
import { selectUser } from '@keo/core';
import type { BankCard } from '@keo/core/contract';
import { useAuthCommands } from '../../auth/use-auth.ts';
import { useActorValue } from '../../client/use-actor-value.ts';
import { useKeo } from '../../client/use-keo.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { AddCardForm } from './add-card-form.tsx';
import { cardName } from './bank-card-row.tsx';
import { RemoveCard, VerifyCard } from './card-codes.tsx';

export type CardStep = { kind: 'add' } | { kind: 'verify' | 'remove'; card: BankCard };
type Props = { step: CardStep | null; onStep: (step: CardStep | null) => void };

/** Each kind has a dialog of its own, since a modal is opened anew for each. */
export function BankCardDialogs({ step, onStep }: Props) {
  const t = useMoneyTexts();
  const user = useActorValue(useKeo().auth, selectUser);
  const toasts = useToastCommands();
  const { reloadUser } = useAuthCommands();
  const done = (text: 'cards.verified' | 'cards.removed', card: BankCard) => {
    onStep(null);
    toasts.show({ severity: 'success', summary: t(text, { card: cardName(card) }) });
  };
  const dialog = (kind: CardStep['kind'], title: string, content: ReactNode) => (
    <Dialog
      open={step?.kind === kind}
      onClose={() => onStep(null)}
      title={step?.kind === kind ? title : ''}
      closeLabel={t('money.close')}
    >
      {step?.kind === kind && content}
    </Dialog>
  );
  const card = step && 'card' in step ? step.card : null;
  const name = card ? { card: cardName(card) } : { card: '' };
  const verified = (verifiedCard: BankCard) => {
    // The first one gives the account its legal name.
    reloadUser();
    done('cards.verified', verifiedCard);
  };

  return (
    <>
      {dialog(
        'add',
        t('cards.add'),
        <AddCardForm
          legalName={user?.legalName ?? null}
          onAdded={(added) => onStep({ kind: 'verify', card: added })}
        />,
      )}
      {dialog('verify', t('cards.verify.title', name), card && <VerifyCard card={card} onDone={verified} />)}
      {dialog(
        'remove',
        t('cards.remove.title', name),
        card && <RemoveCard card={card} onDone={(removed) => done('cards.removed', removed)} />,
      )}
    </>
  );
}
