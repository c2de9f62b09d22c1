import { useEffect, useRef } from 'react';
import { useUpload } from './use-upload.ts';

type KeptFiles = {
  /** Of those that are kept, the ones that were uploaded before the page was loaded. */
  earlier: readonly string[];
  /** Something is still on its way. */
  isBusy: boolean;
  /** They were sent: the uploader begins anew. */
  clear: () => void;
};

/**
 * Follows what the uploader of `scope` has into `ids`, which outlive a reload: what was uploaded since is added, what
 * was taken out there goes.
 */
export function useKeptFiles(
  scope: string,
  max: number,
  { ids, onChange }: { ids: readonly string[]; onChange: (ids: string[]) => void },
): KeptFiles {
  const upload = useUpload(scope, max);
  const here = upload.files.map(({ id }) => id);
  // What arrived while nobody looked is not kept yet.
  const known = useRef<readonly string[]>(here.filter((id) => ids.includes(id)));
  useEffect(() => {
    const before = known.current;
    if (before.join() === here.join()) return;
    known.current = here;
    const rest = ids.filter((id) => here.includes(id) || !before.includes(id));
    onChange([...new Set([...rest, ...here])]);
  });
  return {
    earlier: ids.filter((id) => !here.includes(id)),
    isBusy: upload.isBusy,
    clear: () => {
      known.current = [];
      upload.clear();
    },
  };
}
