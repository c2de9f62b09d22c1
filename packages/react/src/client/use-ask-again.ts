import { useEffect, useRef } from 'react';
import { useKeoClient } from './use-keo-client.ts';

type Read = { readonly isError: boolean; readonly refetch: () => Promise<unknown> };

/** Asks failed reads again when the connection is back. */
export function useAskAgain(reads: readonly Read[]): void {
  const keo = useKeoClient();
  const failed = reads.filter(({ isError }) => isError);
  const latest = useRef(failed);
  useEffect(() => {
    latest.current = failed;
  });
  useEffect(
    () =>
      keo.onReturn(() => {
        for (const { refetch } of latest.current) void refetch();
      }),
    [keo],
  );
}
