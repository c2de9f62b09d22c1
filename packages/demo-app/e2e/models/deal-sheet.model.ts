import { type Locator, expect } from '@playwright/test';
import type { Account, Api } from './api.model.ts';
import type { Person } from './person.model.ts';

const button = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true });
type Words = readonly (readonly [label: string | RegExp, words: string])[];

/** Another session of the account, such as a browser's, so that renewals of one do not disturb the other. */
export async function anotherSession(api: Api, account: Account): Promise<Account> {
  const { username, password } = account;
  type Tokens = { accessToken: string; refreshToken: string };
  const { accessToken: token, refreshToken } = await api.ask<Tokens>(account, 'user/login', {
    username,
    password,
  });
  return { ...account, token, refreshToken };
}

/** A deal for one of its sides, on the page of their deals. */
export function createDealSheetModel(person: Person, side: 'author' | 'worker') {
  const { page } = person;
  /** A sheet, or on a wide screen the desk. */
  const sheet = page.locator('dialog.keo-sheet[open], .keo-desk');
  const question = page.locator('dialog.keo-dialog[open]');
  async function show(dealId: string): Promise<void> {
    await person.open(`/dashboard/my-tasks?as=${side}&deal=${dealId}`);
    await expect(sheet).toBeVisible();
  }
  return {
    sheet,
    question,
    /** Signs in and opens a deal. */
    async open(api: Api, account: Account, dealId: string) {
      await person.comeBackAs(await anotherSession(api, account));
      await show(dealId);
    },
    /** Opens a deal of those who are signed in. */
    show,
    see: (words: string | RegExp) => expect(sheet.getByText(words).first()).toBeVisible(),
    /** The state at the head of the deal. */
    seeState: (words: string) => expect(sheet.locator('header .keo-badge').first()).toHaveText(words),
    /** One changed term, before and after. */
    diff: (term: string) =>
      sheet
        .locator('.keo-diff')
        .first()
        .getByRole('row', { name: new RegExp(`^${term}`) }),
    /** A proof by its title. */
    proof: (title: string) =>
      sheet.locator('.keo-card').filter({ has: page.getByRole('heading', { name: title }) }),
    /** Presses a button that asks for confirmation, and confirms. */
    async press(name: string, scope = sheet) {
      await button(scope, name).first().click();
      await button(question, name).click();
      await expect(question).toHaveCount(0);
    },
    /** Opens the form behind a button. */
    unfold: (name: string, scope = sheet) => button(scope, name).first().click(),
    /** Fills the first form with these fields, and submits it by its button. */
    async send(fields: Words, name: string, scope = sheet) {
      const [first] = fields[0] ?? [''];
      const form = scope
        .locator('form')
        .filter({ has: page.getByLabel(first) })
        .first();
      for (const [label, words] of fields) await form.getByLabel(label).fill(words);
      await button(form, name).click();
    },
  };
}
