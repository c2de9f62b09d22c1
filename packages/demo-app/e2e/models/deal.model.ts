import { type Locator, expect } from '@playwright/test';
import type { Hands } from './hands.model.ts';
import type { Person } from './person.model.ts';
import { choosePhotos } from './photos.model.ts';
import { createWordsModel } from './words.model.ts';

/** One of a user's deals, open. */
export function createDealModel(person: Person, hands: Hands) {
  const { page } = person;
  const t = createWordsModel(person);
  /** A sheet, or on a wide screen the desk. */
  const sheet = page.locator('dialog.keo-sheet[open], .keo-desk');
  const question = page.locator('dialog.keo-dialog[open]');
  const button = (name: string, scope: Locator = sheet) =>
    scope.getByRole('button', { name, exact: true }).first();
  const part = (title: string) =>
    sheet.locator('.keo-card').filter({ has: page.getByRole('heading', { name: title }) });
  /** Presses a button that asks for confirmation, and confirms. */
  async function agree(name: string, scope: Locator = sheet) {
    await hands.press(button(name, scope));
    await hands.press(button(name, question));
    await expect(question).toHaveCount(0);
  }
  return {
    sheet,
    part,
    press: (name: string, scope: Locator = sheet) => hands.press(button(name, scope)),
    agree,
    /** Approves a proof; the button says who is paid how much, if anything. */
    approve: (scope: Locator, pays?: { amount: string; name: string }) =>
      agree(pays ? t('proof.approve.pays', pays) : t('proof.approve'), scope),
    write: (label: string, text: string, scope: Locator = sheet) =>
      hands.write(scope.getByLabel(label, { exact: true }).first(), text),
    see: (words: string | RegExp, scope: Locator = sheet) =>
      expect(scope.getByText(words).first()).toBeVisible(),
    seeState: (state: string) => expect(sheet.locator('header .keo-badge').first()).toHaveText(state),
    choosePhotos: (title: string, names: readonly string[]) =>
      choosePhotos(button(t('uploads.choose'), part(title)), names, hands.press),
  };
}
