import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Api, password } from './api.model.ts';
import type { Hands } from './hands.model.ts';
import type { Person } from './person.model.ts';

/** A visitor who signs up, on the screens alone. */
export function createNewcomerModel(person: Person, hands: Hands, api: Pick<Api, 'codeSentTo'>) {
  const { page, say } = person;
  const username = `moi.${randomBytes(4).toString('hex')}`;
  const email = `${username}@keo.example`;
  const button = (vi: string, en: string) => page.getByRole('button', { name: say(vi, en), exact: true });
  /** Types the six digits from the mail. */
  const enterCode = async () => {
    const field = page.locator('input[autocomplete=one-time-code]').first();
    await field.waitFor();
    await hands.write(field, await api.codeSentTo(email));
  };
  return {
    email,
    /** On the sign-up page, wherever it leads. */
    async signUp(name: string) {
      // The sign-in form before it has a username too.
      await page.locator('input[name=contact]').waitFor();
      await hands.write(page.locator('input[name=username]'), username);
      await hands.write(page.locator('input[name=contact]'), email);
      await hands.write(page.locator('input[name=displayName]'), name);
      // Reloaded before submitting: all fields are kept but the password.
      await page.reload();
      for (const [field, text] of Object.entries({ username, contact: email, displayName: name }))
        await expect(page.locator(`input[name=${field}]`)).toHaveValue(text);
      await hands.write(page.locator('input[type=password]').first(), password);
      await hands.tick(page.getByRole('checkbox'));
      await hands.press(button('Tạo tài khoản', 'Create account'));
      await expect(page).not.toHaveURL(/\/signup/);
    },
    enterCode,
    /** In the card after signing up. */
    async verify() {
      await enterCode();
      await person.see(say('E-mail đã được xác minh.', 'Your e-mail is verified.'));
    },
  };
}
