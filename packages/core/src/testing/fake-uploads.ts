import type { Clock } from '../ports/ports.ts';
import { type StoredFile, type Upload, fileEndings } from '../uploads/upload.schema.ts';
import * as uploads from '../uploads/uploads.endpoints.ts';
import type { Account } from './fake-accounts.ts';
import { FakeRefusal, type Route, own } from './fake-routes.ts';

type Kept = Upload & { owner: Account; requestId: string; name: string; file: StoredFile | null };

const notFound = () => new FakeRefusal('NOT_FOUND', 'Không tìm thấy nội dung này.');
const getMime = (name: string): string | undefined =>
  Object.entries(fileEndings).find(([, ending]) => name.toLowerCase().endsWith(`.${ending}`))?.[0];

/** Uploads as on the real server; here the name tells the type of a file. */
export function createFakeUploads(clock: Clock) {
  const kept = new Map<string, Kept>();
  const find = (account: Account, id: string): Kept => {
    const upload = kept.get(id);
    if (upload?.owner !== account) throw notFound();
    return upload;
  };
  const toView = ({ id, size, offset, expiresAt }: Kept): Upload => ({ id, size, offset, expiresAt });

  const routes: Route[] = [
    own(uploads.createUpload, ({ requestId, name, size }, owner) => {
      const known = [...kept.values()].find((one) => one.owner === owner && one.requestId === requestId);
      if (known) return toView(known);
      const expiresAt = new Date(clock.now() + 24 * 3_600_000).toISOString();
      const upload = {
        id: `f_${kept.size + 1}`,
        owner,
        requestId,
        name,
        size,
        offset: 0,
        expiresAt,
        file: null,
      };
      kept.set(upload.id, upload);
      return toView(upload);
    }),
    own(uploads.uploadPart, ({ uploadId, offset }, owner, _family, bytes) => {
      const upload = find(owner, uploadId);
      if (upload.offset !== offset)
        throw new FakeRefusal('STALE', 'Phần này không nối tiếp phần đã nhận.', { offset: upload.offset });
      upload.offset += bytes;
      return toView(upload);
    }),
    own(uploads.completeUpload, ({ uploadId }, owner) => {
      const upload = find(owner, uploadId);
      const mime = getMime(upload.name);
      if (mime === undefined) {
        kept.delete(uploadId);
        const file = 'Loại tệp này không gửi được.';
        throw new FakeRefusal('INVALID', file, { fields: { file } });
      }
      const { id, name, size } = upload;
      upload.file = { id, name, mime, size, sha256: '0'.repeat(64) };
      return upload.file;
    }),
    own(uploads.fileInfo, ({ id }, owner) => {
      const { file } = find(owner, id);
      if (!file) throw notFound();
      return file;
    }),
    own(uploads.fileUrl, ({ id }) => ({
      url: `/fake-files/${id}`,
      expiresAt: new Date(clock.now() + 5 * 60_000).toISOString(),
    })),
    own(uploads.removeFile, ({ fileId }, owner) => {
      find(owner, fileId);
      kept.delete(fileId);
      return null;
    }),
  ];
  return {
    routes,
    /** What an account has uploaded. */
    getFile(owner: Account, id: string): StoredFile {
      const { file } = find(owner, id);
      if (!file) throw notFound();
      return file;
    },
  };
}
