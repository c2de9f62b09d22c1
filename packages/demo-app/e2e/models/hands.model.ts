import { type Locator, type Page, expect } from '@playwright/test';
import { createKeyboard } from './keyboard.model.ts';
import type { Person } from './person.model.ts';

/** Input by pointer, or by keyboard alone. */
export type Hands = {
  press: (target: Locator) => Promise<void>;
  /** Replaces a field's value. */
  write: (field: Locator, text: string) => Promise<void>;
  /** A checkbox, or one of several radios. */
  tick: (box: Locator) => Promise<void>;
  /** An option of a list. */
  pick: (list: Locator, option: RegExp) => Promise<void>;
};

const getOption = (page: Page, name: RegExp) => page.getByRole('option', { name });

const pointing = ({ page }: Person): Hands => ({
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  async pick(list, option) {
    await list.click();
    await getOption(page, option).click();
  },
});

const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);

function byKeys(person: Person): Hands {
  const keys = createKeyboard(person);
  const { page } = person;
  const reach = async (target: Locator) => {
    await expect(target).toBeEnabled();
    if (!(await isFocused(target))) await keys.tabTo(target);
  };
  /** A radio group has one Tab stop; arrows move within it. */
  const walk = async (target: Locator, key: string) => {
    for (let step = 0; step < 60 && !(await isFocused(target)); step++) await keys.press(key);
    expect(await isFocused(target), `whether ${key} leads to ${target.toString()}`).toBe(true);
  };
  return {
    async press(target) {
      await reach(target);
      await keys.press('Enter');
    },
    async write(field, text) {
      await reach(field);
      await keys.press('ControlOrMeta+A');
      await keys.type(text);
    },
    async tick(box) {
      if (await box.isChecked()) return;
      if ((await box.getAttribute('type')) === 'checkbox') {
        await reach(box);
        await keys.press('Space');
      } else {
        const name = await box.getAttribute('name');
        await reach(page.locator(`input[type=radio][name="${name}"]:checked`).or(box).first());
        await walk(box, 'ArrowDown');
        if (!(await box.isChecked())) await keys.press('Space');
      }
      await expect(box).toBeChecked();
    },
    async pick(list, option) {
      await reach(list);
      await keys.press('Enter');
      await getOption(page, option).waitFor();
      await walk(getOption(page, option), 'ArrowDown');
      await keys.press('Enter');
    },
  };
}

/** On a desktop these stories use the keyboard alone. */
export const createHands = (person: Person, isMobile: boolean): Hands =>
  isMobile ? pointing(person) : byKeys(person);
