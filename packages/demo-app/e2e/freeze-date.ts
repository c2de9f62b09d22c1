import type { Page } from '@playwright/test';

/**
 * Stops `Date` at a moment in every document that the page opens; timers go on. Playwright's `clock.setFixedTime`
 * replaces the timers too, and in a page that is used again they stop at times.
 */
export const freezeDate = (page: Page, moment: Date) =>
  page.addInitScript((frozen) => {
    const now = () => frozen;
    globalThis.Date = new Proxy(Date, {
      construct: (target, args: unknown[], newTarget) =>
        Reflect.construct(target, args.length === 0 ? [frozen] : args, newTarget),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, moment.getTime());
