import { uploadsEndpoints } from '@keo/core/contract';
import { object } from 'valibot';
import type { Platform } from '../../platform/platform.ts';
import type { Files } from './files.service.ts';
import type { FileStores } from './store-file.ts';
import { sweepFiles } from './sweep-files.ts';
import type { Uploads } from './uploads.service.ts';

export function uploadsModule(
  platform: Platform,
  { uploads, files, stores }: { uploads: Uploads; files: Files; stores: FileStores },
): void {
  const { routes, queue } = platform;
  routes.serveBytes(uploadsEndpoints.uploadFile, (_input, me, body) => uploads.takeWhole(me.userId, body));
  routes.serve(uploadsEndpoints.createUpload, (input, me) => uploads.create(me.userId, input));
  routes.serveBytes(uploadsEndpoints.uploadPart, (at, me, body) => uploads.takePart(me.userId, at, body));
  routes.serve(uploadsEndpoints.completeUpload, ({ uploadId }, me) => uploads.complete(me.userId, uploadId));
  routes.serve(uploadsEndpoints.fileInfo, ({ id }, me) => files.info(me.userId, id));
  routes.serve(uploadsEndpoints.fileUrl, ({ id }, me) => files.link(me.userId, id));
  routes.serveStored(uploadsEndpoints.readFile, ({ id, key }) => files.open(id, key));
  routes.serve(uploadsEndpoints.removeFile, async ({ fileId }, me) => {
    await files.remove(me.userId, fileId);
    return null;
  });
  queue.define('uploads.sweep', object({}), () => sweepFiles(platform, stores), { cron: '*/10 * * * *' });
}
