import { useRef, useState } from 'react';
import { type ApiError, isApiError } from '@keo/core';
import { type PublicProfile, profileEndpoints } from '@keo/core/contract';
import { useAuthCommands } from '../../auth/use-auth.ts';
import { refusedFields } from '../../ui/refused-fields.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useDraft } from '../../client/use-draft.ts';
import { type ProfileDraft, changesIn, toForm, readChanges, readProfileDraft } from './profile-draft.ts';

/** Autosaves on this device until saved or discarded. */
export function useProfileForm(person: PublicProfile) {
  const kept = useDraft('profile');
  const { reloadUser } = useAuthCommands();
  const update = useKeoMutation(profileEndpoints.updateInfo, [profileEndpoints.publicUserInfo]);
  const [written, setWritten] = useState<ProfileDraft>(() => readProfileDraft(kept.text));
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Several changes before the next render must not overwrite each other.
  const latest = useRef(written);
  const server = toForm(person);
  const changes = changesIn(written, server);
  const { update: ready, problems } = readChanges(changes);
  const refused: Readonly<Record<string, string>> = failure ? refusedFields(failure) : {};

  const put = (next: ProfileDraft) => {
    latest.current = next;
    setWritten(next);
    if (Object.keys(next).length > 0) kept.keep(JSON.stringify(next));
    else kept.drop();
  };
  return {
    form: { ...server, ...changes },
    isDirty: Object.keys(changes).length > 0,
    isBusy: update.isPending,
    isWrong: (field: string) => (isTried && problems.has(field)) || field in refused,
    getRefusal: (field: string) => refused[field] || undefined,
    failure: failure && Object.keys(refused).length === 0 ? failure : null,
    hasProblems: isTried && problems.size > 0,
    change: (part: ProfileDraft) => {
      setFailure(null);
      put(changesIn({ ...latest.current, ...part }, server));
    },
    discard: () => {
      setTried(false);
      setFailure(null);
      put({});
    },
    /** Resolves to false on failure. */
    save: async (): Promise<boolean> => {
      setTried(true);
      setFailure(null);
      if (!ready) return false;
      try {
        await update.mutateAsync(ready);
      } catch (error) {
        if (!isApiError(error)) throw error;
        setFailure(error);
        return false;
      }
      setTried(false);
      put({});
      reloadUser();
      return true;
    },
  };
}
