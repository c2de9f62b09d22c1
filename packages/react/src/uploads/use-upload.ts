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
  /** Chosen files, in order. */
  items: readonly UploadItem[];
  /** Uploaded files. */
  files: readonly StoredFile[];
  /** Uploads are in progress. */
  isBusy: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  /** Removes a file, here and on the server. */
  remove: (key: string) => void;
  /** Forgets all files here: they were sent. */
  clear: () => void;
};

const onTheWay: ReadonlySet<UploadItem['state']> = new Set(['queued', 'sending', 'waiting', 'checking']);

/**
 * Files chosen for `scope`, for example `proof pf_2`: uploads continue while unmounted, for the same user. At most
 * `max`.
 */
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
    isBusy: items.some(({ state }) => onTheWay.has(state)),
    ...commands,
  };
}
