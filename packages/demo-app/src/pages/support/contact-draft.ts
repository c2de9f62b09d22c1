import { contactTopics } from '@keo/core/contract';
import { type InferOutput, nullable, object, parseJson, picklist, pipe, safeParse, string } from 'valibot';

const storageKey = 'keo.contact';
const draftSchema = object({
  name: string(),
  email: string(),
  topic: picklist(contactTopics),
  text: string(),
});
/** `userId` is null while it is not known who writes. */
const keptSchema = object({ userId: nullable(string()), draft: draftSchema });
type ContactDraft = InferOutput<typeof draftSchema>;

/** An unsent message to support, in this tab until it is sent: a reload loses nothing, whether one is signed in or not. */
export const contactDraft = {
  /** What they wrote themselves, or what was written before it was known who writes; never what somebody else did. */
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
      // Where storage is closed to the page, a reload begins anew.
    }
  },
};
