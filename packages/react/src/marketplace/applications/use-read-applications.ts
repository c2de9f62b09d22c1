import { useEffect, useRef } from 'react';
import { type Application, applicationsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';

/** Lets the workers see that their applications were on the author's screen. */
export function useReadApplications(applications: readonly Application[]): void {
  const { mutate } = useKeoMutation(applicationsEndpoints.readApplications);
  const sent = useRef(new Set<string>());
  const waiting = applications.filter(({ state }) => state === 'SUBMITTED').map(({ id }) => id);
  const shown = waiting.join(' ');
  useEffect(() => {
    const unread = shown.split(' ').filter((id) => id !== '' && !sent.current.has(id));
    if (unread.length === 0) return;
    for (const id of unread) sent.current.add(id);
    // The author asked for nothing, so a failure is not told: the next look at the list marks them.
    const forget = () => unread.forEach((id) => sent.current.delete(id));
    mutate({ applicationIds: unread }, { onError: forget });
  }, [shown, mutate]);
}
