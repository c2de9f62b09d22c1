import type { StoredFile } from '@keo/core';
import { array, number, record, string } from 'valibot';
import { readDraft } from '../../client/read-draft.ts';
import { type KeptFields, useKeptFields } from '../../client/use-kept-fields.ts';
import { useKeptFiles } from '../../uploads/use-kept-files.ts';
import { useUpload } from '../../uploads/use-upload.ts';

const fileIdsSchema = array(string());
/** When a picture or video was made, by file, in ms since the epoch. */
const capturedSchema = record(string(), number());
const isCaptured = ({ mime }: StoredFile) => /^(?:image|video)\//.test(mime);

export type EvidenceDraft<Fields> = KeptFields<Fields> & {
  /** Of its uploader. */
  scope: string;
  max: number;
  /** A file is still on its way. */
  isBusy: boolean;
  fileIds: readonly string[];
  /** When the oldest of its pictures and videos was made, as far as is known. */
  capturedAt: string | undefined;
  /** Those of them that were uploaded before a reload; newer ones are in the uploader. */
  earlier: readonly string[];
  remove: (fileId: string) => void;
};

/** Fields and files of a form, stored on this device until sent. */
export function useEvidenceDraft<Fields extends Record<string, string>>(
  scope: string,
  empty: Fields,
  max = 10,
): EvidenceDraft<Fields> {
  const { fields, change, clear } = useKeptFields(scope, { ...empty, files: '', captured: '' });
  const fileIds = readDraft(fileIdsSchema, fields.files) ?? [];
  const captured = readDraft(capturedSchema, fields.captured) ?? {};
  const times = fileIds.flatMap((id) => captured[id] ?? []);
  const { items } = useUpload(scope, max);
  const keepFiles = (ids: readonly string[]) => {
    const now = items.flatMap(({ stored, file }) =>
      stored && isCaptured(stored) ? [[stored.id, file.lastModified] as const] : [],
    );
    const known = { ...captured, ...Object.fromEntries(now) };
    const isNone = ids.length === 0;
    change({
      ...fields,
      files: isNone ? '' : JSON.stringify(ids),
      captured: isNone ? '' : JSON.stringify(known),
    });
  };
  const files = useKeptFiles(scope, max, { ids: fileIds, onChange: keepFiles });
  return {
    scope,
    max,
    isBusy: files.isBusy,
    fields,
    fileIds,
    capturedAt: times.length === 0 ? undefined : new Date(Math.min(...times)).toISOString(),
    earlier: files.earlier,
    change: (part) => change({ ...fields, ...part }),
    remove: (fileId) => keepFiles(fileIds.filter((one) => one !== fileId)),
    clear: () => {
      files.clear();
      clear();
    },
  };
}
