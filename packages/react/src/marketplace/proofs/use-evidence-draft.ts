import { useState } from 'react';
import { array, record, string, union } from 'valibot';
import { readDraft } from '../../client/read-draft.ts';
import { useDraft } from '../../client/use-draft.ts';
import type { KeptFields } from '../../client/use-kept-fields.ts';
import { useKeptFiles } from '../../uploads/use-kept-files.ts';

const writtenSchema = record(string(), union([string(), array(string())]));
type Written<Fields> = { fields: Fields; files: readonly string[] };

function readWritten<Fields extends Record<string, string>>(
  kept: string | null,
  empty: Fields,
): Written<Fields> {
  const { files = [], ...known } = readDraft(writtenSchema, kept) ?? {};
  const fields = Object.entries(known).filter(([name, text]) => name in empty && typeof text === 'string');
  return {
    fields: { ...empty, ...Object.fromEntries(fields) },
    files: typeof files === 'string' ? [] : files,
  };
}

export type EvidenceDraft<Fields> = KeptFields<Fields> & {
  /** Of its uploader. */
  scope: string;
  max: number;
  /** A file is still on its way. */
  isBusy: boolean;
  fileIds: readonly string[];
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
    else draft.keep(JSON.stringify({ ...next.fields, files: next.files }));
  };
  const files = useKeptFiles(scope, max, {
    ids: written.files,
    onChange: (kept) => keep({ files: kept }),
  });
  return {
    scope,
    max,
    isBusy: files.isBusy,
    fields: written.fields,
    fileIds: written.files,
    earlier: files.earlier,
    change: (part) => keep({ fields: { ...written.fields, ...part } }),
    remove: (fileId) => keep({ files: written.files.filter((one) => one !== fileId) }),
    clear: () => {
      files.clear();
      setTyped({ fields: empty, files: [] });
      draft.drop();
    },
  };
}
