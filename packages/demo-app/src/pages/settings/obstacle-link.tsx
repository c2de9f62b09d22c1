import type { ReactNode } from 'react';
import type { ClosingObstacle } from '@keo/core/contract';
import { PageLink } from '../../routes/page-link.tsx';

const pages = {
  DISPUTES: '/dashboard/my-tasks',
  PROOFS_TO_REVIEW: '/dashboard/my-tasks',
  DEALS: '/dashboard/my-tasks',
  JOBS: '/dashboard/my-jobs',
  HELD: '/dashboard/wallet',
  UNCLEAR_MONEY: '/dashboard/recharge',
  WITHDRAWALS: '/dashboard/withdraw',
  BALANCE: '/dashboard/withdraw',
} as const satisfies Record<ClosingObstacle, string>;

/** Link to the page that resolves an obstacle to closing the account. */
export const obstacleLink = (kind: ClosingObstacle, children: ReactNode) => (
  <PageLink to={pages[kind]}>{children}</PageLink>
);
