import { dealLogsEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { DealLogsService } from './deal-logs.service.ts';

export function dealLogsModule({ routes }: Pick<Platform, 'routes'>, logs: DealLogsService): void {
  routes.serve(dealLogsEndpoints.dealLogsList, (query, me) => logs.list(me.userId, query));
  routes.serve(dealLogsEndpoints.newDealLog, (note, me) => logs.addNote(me.userId, note));
}
