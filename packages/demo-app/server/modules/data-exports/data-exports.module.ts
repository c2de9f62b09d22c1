import { dataExportEndpoints } from '@keo/core/contract';
import { object, string } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import { type DataExports, buildJob } from './data-exports.service.ts';

/** Endpoints of data copies, and the jobs that build and delete them. */
export function dataExportsModule({ routes, queue }: Platform, exports: DataExports): void {
  routes.serve(dataExportEndpoints.createDataExport, (_input, me) => exports.create(me.userId));
  routes.serve(dataExportEndpoints.dataExport, async (_input, me) => ({
    export: await exports.newest(me.userId),
  }));
  routes.serveStored(dataExportEndpoints.dataExportFile, ({ id, key }) => exports.open(id, key));
  queue.define(buildJob, object({ exportId: string() }), ({ exportId }) => exports.make(exportId));
  queue.define('exports.sweep', object({}), () => exports.sweep(), { cron: '*/30 * * * *' });
}
