import type { Browser, Page } from '@playwright/test';
import type { Target, Visitor } from './visitor.ts';

const find = (page: Page, target: Target) =>
  'label' in target
    ? page.getByLabel(target.label, { exact: true }).first()
    : page
        .locator(target.css, target.text && { hasText: target.text })
        .filter({ visible: true })
        .first();

/** A visitor in Chromium or Firefox. */
export async function visitByPlaywright(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewportSize(size),
    press: (target) => find(page, target).click(),
    write: (target, text) => find(page, target).fill(text),
    hitKey: (key) => page.keyboard.press(key),
    see: (target) => find(page, target).waitFor(),
    look: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => context.close(),
  };
}
