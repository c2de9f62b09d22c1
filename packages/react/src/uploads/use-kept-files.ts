import { useEffect, useRef } from 'react';
import { useUpload } from './use-upload.ts';

type KeptFiles = {
  /** Files uploaded before a reload. */
  earlier: readonly string[];
  isBusy: boolean;
  /** Call after sending. */
  clear: () => void;
};

/** Syncs the uploader of `scope` into `ids`, which survive a reload. */
export function useKeptFiles(
  scope: string,
  max: number,
  { ids, onChange }: { ids: readonly string[]; onChange: (ids: string[]) => void },
): KeptFiles {
  const upload = useUpload(scope, max);
  const here = upload.files.map(({ id }) => id);
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
