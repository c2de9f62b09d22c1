import type { Clock } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Files } from '../../uploads/files.service.ts';
import type { UsersService } from '../../users/users.service.ts';
import type { Applicants } from '../applications/applicants.service.ts';
import type { Market } from '../law/market-world.ts';
import type { DealViews } from './deal-views.service.ts';

/** A command on a deal as its sender read it. */
export type Versioned = { dealId: string; version: number; requestId?: string | undefined };

export type DealNeeds = Pick<Platform, 'db' | 'transact' | 'limits'> & {
  clock: Pick<Clock, 'now'>;
  users: Pick<UsersService, 'loadCards' | 'lock'>;
  market: Market;
  views: DealViews;
  applications: Pick<Applicants, 'findApplication'>;
  keepFiles: Files['keep'];
};
