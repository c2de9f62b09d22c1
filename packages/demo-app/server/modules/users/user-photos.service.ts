import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../platform/database/database.ts';
import { FieldsError, RefusalError } from '../../platform/http/refusal.ts';
import type { StoredAnswer } from '../../platform/http/stored-answer.ts';
import type { Files } from '../uploads/files.service.ts';
import { toSquare } from '../uploads/square-image.ts';
import { type Photo, findPhoto } from './user-photos.repository.ts';

/** Public, made from an upload. */
export type UserPhotos = {
  /** @throws RefusalError NOT_FOUND where the upload is not theirs, FieldsError where it is not a picture. */
  readUpload(userId: string, fileId: string): Promise<Photo>;
  open(photoId: string): Promise<StoredAnswer>;
};

export function createUserPhotos({ db, files }: { db: Database; files: Pick<Files, 'readOwn'> }): UserPhotos {
  return {
    async readUpload(userId, fileId) {
      const { mime, read } = await files.readOwn(userId, fileId);
      if (!mime.startsWith('image/')) throw new FieldsError('INVALID', { photoFileId: 'photo.picture' });
      return { bytes: await toSquare(await buffer(await read())), mime: 'image/webp' };
    },

    async open(photoId) {
      const photo = await findPhoto(db, photoId);
      if (!photo) throw new RefusalError('NOT_FOUND', 'notFound');
      const { bytes, mime } = photo;
      return {
        name: 'photo.webp',
        mime,
        size: bytes.length,
        isPublic: true,
        read: async (range) =>
          Readable.from([Buffer.from(range ? bytes.subarray(range.first, range.last + 1) : bytes)]),
      };
    },
  };
}
