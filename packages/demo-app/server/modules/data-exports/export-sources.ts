import type { Platform } from '../../platform/platform.ts';
import { say } from '../../platform/texts/say.ts';
import { momentWords } from '../../platform/texts/vietnam-day.ts';
import { listDevices } from '../auth/own-devices.ts';
import type { Files } from '../uploads/files.service.ts';
import type { UserPhotos } from '../users/user-photos.service.ts';
import { userById } from '../users/users.service.ts';
import type { ExportSources } from './export-contents.ts';
import { type OwnServices, ownSections } from './own-sections.ts';

type Services = Omit<OwnServices, 'devices'> & {
  files: Pick<Files, 'listOwn' | 'read'>;
  photos: Pick<UserPhotos, 'open'>;
};

export function createExportSources(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { files, photos, ...services }: Services,
): ExportSources {
  const devices = (userId: string) => listDevices(db, userId, clock.now());
  return {
    sections: ownSections({ ...services, devices }),
    listFiles: files.listOwn,
    readFile: (fileId) => files.read(fileId),
    async getPhoto(userId) {
      const { photoId } = await userById(db, userId);
      return photoId === null ? null : photos.open(photoId);
    },
    readme: (at) =>
      (['vi', 'en'] as const)
        .map((locale) => say(locale, 'export.readme', { at: momentWords(locale, at) }))
        .join('\n'),
  };
}
