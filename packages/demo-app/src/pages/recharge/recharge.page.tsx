import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RechargeHistory, RechargePanel, useMoneyTexts, useRecharge, useRechargeCommands } from '@keo/react';
import { findPagePath } from '../../routes/paths.ts';
import { rechargeSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';

/** `?amount=` fills the amount in; `?id=` goes on with a recharge that was asked for before. */
export function RechargePage() {
  const t = useMoneyTexts();
  const titleOf = usePageTitle();
  const navigate = useNavigate();
  const { amount, id } = usePageSearch(rechargeSearch);
  const current = useRecharge();
  const { watch } = useRechargeCommands();

  useEffect(() => {
    if (id !== undefined && id !== current.id) watch(id);
    // What is watched afterwards is this page's own doing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, watch]);

  const open = (next: string) =>
    void navigate({ to: '.', search: { id: next } }).then(() => window.scrollTo({ top: 0 }));
  return (
    <div className="site-stack site-narrow">
      <header>
        <h1>{titleOf(findPagePath('/dashboard/recharge'))}</h1>
        <p className="site-quiet">{t('recharge.lead')}</p>
      </header>
      <RechargePanel amount={amount === undefined ? undefined : Number(amount)} />
      <RechargeHistory onOpen={open} />
    </div>
  );
}
