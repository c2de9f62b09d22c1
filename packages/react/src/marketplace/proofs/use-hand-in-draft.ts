import { useState } from 'react';
import { type ProofView, geoSchema } from '@keo/core/contract';
import { type InferOutput, array, nullable, object, optional, string } from 'valibot';
import { readDraft } from '../../client/read-draft.ts';
import { useDraft } from '../../client/use-draft.ts';
import { useKeptFiles } from '../../uploads/use-kept-files.ts';

const writtenSchema = object({
  text: string(),
  link: string(),
  files: array(string()),
  place: optional(nullable(geoSchema), null),
});
type Written = InferOutput<typeof writtenSchema>;

const nothing: Written = { text: '', link: '', files: [], place: null };

/** Stored on this device. `earlier`: ids of files uploaded before a reload; newer ones are in the uploader. */
export function useHandInDraft({ id, accept }: Pick<ProofView, 'id' | 'accept'>) {
  const scope = `proof ${id}`;
  const max = accept.maxFiles ?? 10;
  const draft = useDraft(scope);
  const [typed, setTyped] = useState<Written | null>(null);
  const written = typed ?? readDraft(writtenSchema, draft.text) ?? nothing;
  const change = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    setTyped(next);
    if (next.text || next.link || next.place || next.files.length > 0) draft.keep(JSON.stringify(next));
    else draft.drop();
  };
  const files = useKeptFiles(scope, max, {
    ids: written.files,
    onChange: (kept) => change({ files: kept }),
  });
  return {
    scope,
    max,
    isBusy: files.isBusy,
    text: written.text,
    link: written.link,
    place: written.place,
    earlier: files.earlier,
    fileIds: written.files,
    change,
    remove: (fileId: string) => change({ files: written.files.filter((one) => one !== fileId) }),
    clear: () => {
      files.clear();
      setTyped(nothing);
      draft.drop();
    },
  };
}
