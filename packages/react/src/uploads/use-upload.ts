import { useMemo } from 'react';
import {
  type StoredFile,
  type UploadItem,
  type UploadsSnapshot,
  selectUploads,
  uploadsDomain,
} from '@keo/core';
import { useActorValue } from '../client/use-actor-value.ts';
import { useDomain } from '../client/use-domain.ts';
import { useDomainSend } from '../client/use-domain-send.ts';

export type Upload = {
  items: readonly UploadItem[];
  files: readonly StoredFile[];
  isBusy: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Call after sending. */
  clear: () => void;
};

const pendingStates: ReadonlySet<UploadItem['state']> = new Set(['queued', 'sending', 'waiting', 'checking']);

/** Uploads of `scope`, for example `proof pf_2`, continue while unmounted. At most `max` files. */
export function useUpload(scope: string, max = 10): Upload {
  const uploads = useDomain(uploadsDomain);
  const all = useActorValue(uploads, (snapshot: UploadsSnapshot | undefined) => selectUploads(snapshot));
  const send = useDomainSend(uploadsDomain);
  const items = useMemo(() => all.filter((item) => item.scope === scope), [all, scope]);
  const commands = useMemo(
    () => ({
      add: (files: readonly File[]) => send({ type: 'uploads.add', scope, files, max }),
      retry: (key: string) => send({ type: 'uploads.retry', key }),
      remove: (key: string) => send({ type: 'uploads.remove', key }),
      clear: () => send({ type: 'uploads.clear', scope }),
    }),
    [send, scope, max],
  );
  return {
    items,
    files: items.flatMap(({ stored }) => stored ?? []),
    isBusy: items.some(({ state }) => pendingStates.has(state)),
    ...commands,
  };
}
