import { useEffect, useRef, useState } from 'react';
import type { ProofView } from '@keo/core/contract';
import { array, object, safeParse, string } from 'valibot';
import { useDraft } from '../drafts/use-draft.ts';
import { useUpload } from '../uploads/use-upload.ts';

type Written = { text: string; link: string; files: string[] };

const nothing: Written = { text: '', link: '', files: [] };

function readWritten(kept: string | null): Written {
  try {
    const read = safeParse(
      object({ text: string(), link: string(), files: array(string()) }),
      JSON.parse(kept ?? 'null'),
    );
    return read.success ? read.output : nothing;
  } catch {
    return nothing;
  }
}

/**
 * What a worker has written and uploaded for a proof and not handed in: it outlives a reload on this device. `earlier`
 * are ids of files that were uploaded before the page was loaded; those chosen since are the uploader's own.
 */
export function useHandInDraft({ id, accept }: Pick<ProofView, 'id' | 'accept'>) {
  const scope = `proof ${id}`;
  const max = accept.maxFiles ?? 10;
  const upload = useUpload(scope, max);
  const draft = useDraft(scope);
  const [typed, setTyped] = useState<Written | null>(null);
  const written = typed ?? readWritten(draft.text);
  const here = upload.files.map((file) => file.id);
  const earlier = written.files.filter((fileId) => !here.includes(fileId));
  const change = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    setTyped(next);
    if (next.text || next.link || next.files.length > 0) draft.keep(JSON.stringify(next));
    else draft.drop();
  };
  const known = useRef<readonly string[]>(here);
  useEffect(() => {
    const before = known.current;
    if (before.join() === here.join()) return;
    known.current = here;
    // What was taken out of the uploader is no longer part of it; what was uploaded since is.
    const rest = written.files.filter((fileId) => here.includes(fileId) || !before.includes(fileId));
    change({ files: [...new Set([...rest, ...here])] });
  });
  return {
    scope,
    max,
    isBusy: upload.isBusy,
    text: written.text,
    link: written.link,
    earlier,
    fileIds: [...earlier, ...here],
    change,
    takeOut: (fileId: string) => change({ files: written.files.filter((one) => one !== fileId) }),
    /** It was handed in. */
    clear: () => {
      known.current = [];
      upload.clear();
      setTyped(nothing);
      draft.drop();
    },
  };
}
