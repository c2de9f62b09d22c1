import { useCallback } from 'react';
import { type Drafts, draftsDomain } from '@keo/core';
import { useActorValue } from './use-actor-value.ts';
import { useDomain } from './use-domain.ts';

export type Draft = {
  text: string | null;
  keep: (text: string) => void;
  drop: () => void;
};

/** Stored on this device for the signed-in user. */
export function useDraft(name: string): Draft {
  const drafts = useDomain(draftsDomain);
  const text = useActorValue(
    drafts,
    (snapshot: { context: Drafts } | undefined) => snapshot?.context[name] ?? null,
  );
  const keep = useCallback(
    (written: string) => drafts?.send({ type: 'drafts.keep', name, text: written }),
    [drafts, name],
  );
  const drop = useCallback(() => drafts?.send({ type: 'drafts.drop', name }), [drafts, name]);
  return { text, keep, drop };
}
