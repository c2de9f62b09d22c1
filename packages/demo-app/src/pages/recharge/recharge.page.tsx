import { useEffect, useRef } from 'react';
import { buttonVariants, useMoneyTexts } from '@keo/react';
import {
  RechargeClaims,
  RechargeHistory,
  RechargePanel,
  useRecharge,
  useRechargeCommands,
} from '@keo/react/marketplace';
import { findPagePath } from '../../../routes/paths.ts';
import { PageLink } from '../../routes/page-link.tsx';
import { rechargeSearch } from '../../routes/search.schema.ts';
import { usePageSearch, useTurnPage } from '../../routes/use-page-search.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';

/** Back to what needed the money: a new job, a draft, or the list. */
function BackToJob({ forJob, label }: { forJob: string; label: string }) {
  const search: Record<string, string> =
    forJob === 'jobs' ? {} : forJob === 'new' ? { new: '1' } : { edit: forJob };
  return (
    <PageLink to="/dashboard/my-jobs" search={search} className={buttonVariants()}>
      {label}
    </PageLink>
  );
}

function BackToDeal({ deal, label }: { deal: string; label: string }) {
  return (
    <PageLink to="/dashboard/my-tasks" search={{ as: 'author', deal }} className={buttonVariants()}>
      {label}
    </PageLink>
  );
}

/**
 * `?amount=` prefills the amount, `?id=` opens an earlier recharge, `?for=` and `?deal=` lead back to the job or deal.
 */
export function RechargePage() {
  const t = useMoneyTexts();
  const getTitle = usePageTitle();
  const turn = useTurnPage<typeof rechargeSearch>();
  const { amount, id, for: forJob, deal } = usePageSearch(rechargeSearch);
  const current = useRecharge();
  const { watch, again } = useRechargeCommands();

  useEffect(() => {
    if (id !== undefined && id !== current.id) watch(id);
    // Only for the URL on arrival; later recharges are opened by this page itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, watch]);

  useEffect(() => {
    // The URL has another amount than the open recharge: starts a new one.
    if (amount !== undefined && current.recharge && current.recharge.amount !== Number(amount)) again();
    // As above.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [amount, again]);

  const shown = useRef(current.id);
  useEffect(() => {
    if (current.id === shown.current) return;
    shown.current = current.id;
    const next = current.id ?? undefined;
    if (next !== id) void turn({ for: forJob, deal, id: next }, { replace: true });
  }, [current.id, id, forJob, deal, turn]);

  const open = (next: string) => void turn({ id: next }).then(() => window.scrollTo({ top: 0 }));
  return (
    <div className="site-stack site-narrow">
      <header>
        <h1>{getTitle(findPagePath('/dashboard/recharge'))}</h1>
        <p className="site-quiet">{t('recharge.lead')}</p>
      </header>
      <RechargePanel
        amount={amount === undefined ? undefined : Number(amount)}
        onward={
          deal !== undefined ? (
            <BackToDeal deal={deal} label={t('recharge.onward.deal')} />
          ) : (
            forJob !== undefined && <BackToJob forJob={forJob} label={t('recharge.onward')} />
          )
        }
      />
      <RechargeClaims />
      <RechargeHistory onOpen={open} />
    </div>
  );
}
