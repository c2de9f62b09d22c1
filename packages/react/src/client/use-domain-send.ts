import { useCallback, useEffect, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Domain } from '@keo/core';
import { useActorValue } from './use-actor-value.ts';
import { useDomain } from './use-domain.ts';
import { useKeoClient } from './use-keo-client.ts';

/**
 * Sends to a domain's actor. Events are queued until a stored session is restored, and dropped if nobody is signed in.
 * The function is stable for a user.
 */
export function useDomainSend<Actor extends AnyActorRef>(
  domain: Domain<Actor>,
): (event: Parameters<Actor['send']>[0]) => void {
  const { auth } = useKeoClient();
  const actor = useDomain(domain);
  const isNobody = useActorValue(auth, (now) => now.matches('signedOut'));
  const waiting = useRef<Parameters<Actor['send']>[0][]>([]);
  useEffect(() => {
    if (actor || isNobody) for (const event of waiting.current.splice(0)) actor?.send(event);
  }, [actor, isNobody]);
  return useCallback(
    (event) => {
      if (actor) actor.send(event);
      else if (!isNobody) waiting.current.push(event);
    },
    [actor, isNobody],
  );
}
