import { moneyLimits } from '@keo/core/contract';
import { buttonVariants } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';

/** To adding exactly what is missing, or the least a transfer may be, and back to the posting or the deal. */
export const rechargeLink = (back: { for: string } | { deal: string }) =>
  function link(amount: number, label: string) {
    const asked = Math.min(Math.max(amount, moneyLimits.rechargeMin), moneyLimits.rechargeMax);
    return (
      <PageLink
        to="/dashboard/recharge"
        search={{ amount: String(asked), ...back }}
        className={buttonVariants()}
      >
        {label}
      </PageLink>
    );
  };
