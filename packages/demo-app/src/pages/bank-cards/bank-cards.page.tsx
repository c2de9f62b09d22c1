import { useMoneyTexts } from '@keo/react';
import { BankCards } from '@keo/react/marketplace';
import { bankCardsSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { findPagePath } from '../../../routes/paths.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';

export function BankCardsPage() {
  const t = useMoneyTexts();
  const getTitle = usePageTitle();
  const { add } = usePageSearch(bankCardsSearch);
  return (
    <div className="site-stack site-narrow">
      <header>
        <h1>{getTitle(findPagePath('/dashboard/bank-cards'))}</h1>
        <p className="site-quiet">{t('cards.lead')}</p>
      </header>
      <BankCards startsAdding={add !== undefined} />
    </div>
  );
}
