import { object, string } from 'valibot';
import { readDraft } from '../client/read-draft.ts';
import type { SignUpValues } from './sign-up-values.ts';

const storageKey = 'keo.signUp';
export type SignUpDraft = Pick<SignUpValues, 'username' | 'contact' | 'displayName'>;

/** Never contains the password; in sessionStorage until the account exists. */
export const signUpDraft = {
  read(): SignUpDraft {
    const nothing = { username: '', contact: '', displayName: '' };
    try {
      const schema = object({ username: string(), contact: string(), displayName: string() });
      return readDraft(schema, sessionStorage.getItem(storageKey)) ?? nothing;
    } catch {
      return nothing;
    }
  },
  write(draft: SignUpDraft): void {
    try {
      if (Object.values(draft).some(Boolean)) sessionStorage.setItem(storageKey, JSON.stringify(draft));
      else sessionStorage.removeItem(storageKey);
    } catch {
      // Storage is blocked: lost on reload.
    }
  },
};
