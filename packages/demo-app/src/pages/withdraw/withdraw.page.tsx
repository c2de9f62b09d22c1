import { useEffect } from 'react';
import { bankCardsEndpoints } from '@keo/core/contract';
import { buttonVariants, useKeoQuery, useMoneyTexts } from '@keo/react';
import { WithdrawHistory, WithdrawPanel, useWithdraw, useWithdrawCommands } from '@keo/react/marketplace';
import { findPagePath } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { withdrawSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';

const cardsLink = (label: string) => (
  <PageLink
    to="/dashboard/bank-cards"
    search={{ add: '1' }}
    className={buttonVariants({ variant: 'primary' })}
  >
    {label}
  </PageLink>
);

const receiptLink = (no: string, label: string) => (
  <PageLink to="/dashboard/transactions" search={{ no }} className={buttonVariants({ variant: 'ghost' })}>
    {label}
  </PageLink>
);

export function WithdrawPage() {
  const t = useMoneyTexts();
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof withdrawSearch>();
  const { id } = usePageSearch(withdrawSearch);
  const { withdraw } = useWithdraw();
  const { watch } = useWithdrawCommands();
  const cards = useKeoQuery(bankCardsEndpoints.bankCardsList, {});

  useEffect(() => {
    if (id !== undefined && id !== withdraw?.id) watch(id);
    // Only for the URL on arrival; later withdrawals are opened by this page itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, watch]);

  const open = (next: string) => {
    // The address may have it already, from before another was begun.
    watch(next);
    void turn({ id: next }).then(() => window.scrollTo({ top: 0 }));
  };
  return (
    <div className="site-stack site-narrow">
      <header>
        <h1>{getTitle(findPagePath('/dashboard/withdraw'))}</h1>
        <p className="site-quiet">{t('withdraw.lead')}</p>
      </header>
      <WithdrawPanel cardsLink={cardsLink} receiptLink={receiptLink} />
      {/* Avoids a layout shift: rendered once the form above is loaded. */}
      {!cards.isPending && <WithdrawHistory onOpen={open} />}
    </div>
  );
}
