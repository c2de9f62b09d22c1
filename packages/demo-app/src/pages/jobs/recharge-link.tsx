import { moneyLimits } from '@keo/core/contract';
import { buttonVariants } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';

/** Link to recharge the missing amount (at least the minimum), with a way back to the job or deal. */
export const rechargeLink = (back: { for: string } | { deal: string }) =>
  function link(amount: number, label: string) {
    const wantedAmount = Math.min(Math.max(amount, moneyLimits.rechargeMin), moneyLimits.rechargeMax);
    return (
      <PageLink
        to="/dashboard/recharge"
        search={{ amount: String(wantedAmount), ...back }}
        className={buttonVariants()}
      >
        {label}
      </PageLink>
    );
  };
