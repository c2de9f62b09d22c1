import { contactTopics } from '@keo/core/contract';
import { type InferOutput, nullable, object, parseJson, picklist, pipe, safeParse, string } from 'valibot';

const storageKey = 'keo.contact';
const draftSchema = object({
  name: string(),
  email: string(),
  topic: picklist(contactTopics),
  text: string(),
});
/** `userId` is null until the session is loaded. */
const keptSchema = object({ userId: nullable(string()), draft: draftSchema });
type ContactDraft = InferOutput<typeof draftSchema>;

/** An unsent message to support, in sessionStorage until it is sent. */
export const contactDraft = {
  /** The user's own draft, or one written before the session was loaded; never another user's. */
  read(userId: string | null): ContactDraft | null {
    try {
      const kept = safeParse(pipe(string(), parseJson(), keptSchema), sessionStorage.getItem(storageKey));
      if (!kept.success) return null;
      return [userId, null].includes(kept.output.userId) ? kept.output.draft : null;
    } catch {
      return null;
    }
  },
  write(userId: string | null, draft: ContactDraft | null): void {
    try {
      if (draft && draft.text.trim() !== '')
        sessionStorage.setItem(storageKey, JSON.stringify({ userId, draft }));
      else sessionStorage.removeItem(storageKey);
    } catch {
      // Storage is blocked: lost on reload.
    }
  },
};
