import { reportsEndpoints } from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Reports } from './reports.service.ts';

export function reportsModule({ routes }: Platform, reports: Reports): void {
  routes.serve(reportsEndpoints.addReport, (report, me) => reports.add(me.userId, report));
  routes.serve(reportsEndpoints.reportInfo, (thing, me) => reports.getOpen(me.userId, thing));
}
