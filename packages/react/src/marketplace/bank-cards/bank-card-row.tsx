import { type BankCard, bankCardsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useMoneyTexts } from '../../ui/money/use-money-texts.ts';
import { BankMark } from './bank-mark.tsx';
import { CardHold } from './card-hold.tsx';

export const cardName = ({ bankShortName, last4 }: BankCard) => `${bankShortName} •••• ${last4}`;

type Props = { card: BankCard; onVerify: () => void; onRemove: () => void };

export function BankCardRow({ card, onVerify, onRemove }: Props) {
  const t = useMoneyTexts();
  return (
    <li className="keo-row">
      <span>
        <strong className="keo-num">
          <BankMark bin={card.bankBin} name={card.bankShortName} />
          {cardName(card)}
        </strong>
        <span className="keo-quiet">{card.accountName}</span>
        {card.holdUntil && card.state === 'VERIFIED' && (
          <CardHold
            until={card.holdUntil}
            now={card.now}
            words={() => t('cards.hold', { time: momentWords(card.holdUntil ?? '', t.locale) })}
          />
        )}
      </span>
      <span className="keo-row__acts">
        {card.isDefault && <Badge tone="good">{t('cards.default')}</Badge>}
        {card.state !== 'VERIFIED' && <Badge tone="waiting">{t(`cards.state.${card.state}`)}</Badge>}
        {card.state === 'UNVERIFIED' && (
          <Button variant="soft" size="small" onClick={onVerify}>
            {t('cards.verify')}
          </Button>
        )}
        {card.state === 'VERIFIED' && !card.isDefault && <MakeDefault card={card} />}
        <Button
          variant="plain"
          size="small"
          aria-label={t('cards.removeNamed', { card: cardName(card) })}
          onClick={onRemove}
        >
          {t('cards.remove')}
        </Button>
      </span>
    </li>
  );
}

function MakeDefault({ card }: { card: BankCard }) {
  const t = useMoneyTexts();
  const { setDefaultBankCard, bankCardsList } = bankCardsEndpoints;
  const { mutate } = useKeoMutation(setDefaultBankCard, [bankCardsList]);
  return (
    <Button variant="ghost" size="small" onClick={() => mutate({ cardId: card.id })}>
      {t('cards.setDefault')}
    </Button>
  );
}
