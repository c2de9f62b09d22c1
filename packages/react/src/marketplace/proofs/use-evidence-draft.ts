import { useState } from 'react';
import { array, is, number, record, string, union } from 'valibot';
import type { StoredFile } from '@keo/core';
import { readDraft } from '../../client/read-draft.ts';
import { useDraft } from '../../client/use-draft.ts';
import type { KeptFields } from '../../client/use-kept-fields.ts';
import { useKeptFiles } from '../../uploads/use-kept-files.ts';
import { useUpload } from '../../uploads/use-upload.ts';

const timesSchema = record(string(), number());
const writtenSchema = record(string(), union([string(), array(string()), timesSchema]));
/** `captured`: when a picture or video was made, by file, in ms since the epoch. */
type Written<Fields> = {
  fields: Fields;
  files: readonly string[];
  captured: Readonly<Record<string, number>>;
};

const isCaptured = ({ mime }: StoredFile) => /^(?:image|video)\//.test(mime);

function readWritten<Fields extends Record<string, string>>(
  kept: string | null,
  empty: Fields,
): Written<Fields> {
  const { files, captured, ...known } = readDraft(writtenSchema, kept) ?? {};
  const fields = Object.entries(known).filter(([name, text]) => name in empty && typeof text === 'string');
  return {
    fields: { ...empty, ...Object.fromEntries(fields) },
    files: Array.isArray(files) ? files : [],
    captured: is(timesSchema, captured) ? captured : {},
  };
}

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
  const draft = useDraft(scope);
  const [typed, setTyped] = useState<Written<Fields> | null>(null);
  const written = typed ?? readWritten(draft.text, empty);
  const keep = (part: Partial<Written<Fields>>) => {
    const next = { ...written, ...part };
    setTyped(next);
    const isEmpty = next.files.length === 0 && Object.values(next.fields).every((text) => text.trim() === '');
    if (isEmpty) draft.drop();
    else draft.keep(JSON.stringify({ ...next.fields, files: next.files, captured: next.captured }));
  };
  const upload = useUpload(scope, max);
  const captured = Object.fromEntries(
    upload.items.flatMap(({ stored, file }) =>
      stored && isCaptured(stored) ? [[stored.id, file.lastModified]] : [],
    ),
  );
  const times = written.files.flatMap((id) => written.captured[id] ?? []);
  const files = useKeptFiles(scope, max, {
    ids: written.files,
    onChange: (kept) => keep({ files: kept, captured: { ...written.captured, ...captured } }),
  });
  return {
    scope,
    max,
    isBusy: files.isBusy,
    fields: written.fields,
    fileIds: written.files,
    capturedAt: times.length === 0 ? undefined : new Date(Math.min(...times)).toISOString(),
    earlier: files.earlier,
    change: (part) => keep({ fields: { ...written.fields, ...part } }),
    remove: (fileId) => keep({ files: written.files.filter((one) => one !== fileId) }),
    clear: () => {
      files.clear();
      setTyped({ fields: empty, files: [], captured: {} });
      draft.drop();
    },
  };
}
