import { BankCards, useMoneyTexts } from '@keo/react';
import { findPagePath } from '../../routes/paths.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';

export function BankCardsPage() {
  const t = useMoneyTexts();
  const titleOf = usePageTitle();
  return (
    <div className="site-stack site-narrow">
      <header>
        <h1>{titleOf(findPagePath('/dashboard/bank-cards'))}</h1>
        <p className="site-quiet">{t('cards.lead')}</p>
      </header>
      <BankCards />
    </div>
  );
}
