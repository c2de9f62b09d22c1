import type { Page } from '@playwright/test';

type Where = Pick<Page, 'addInitScript'>;

/** Playwright's `clock.setFixedTime` replaces the timers too, and in a page that is used again they stop at times. */
const setDate = (where: Where, date: { at: number } | { off: number }) =>
  where.addInitScript((set) => {
    const Device = Date;
    const now = () => ('at' in set ? set.at : Device.now() + set.off);
    globalThis.Date = new Proxy(Device, {
      construct: (target, args: unknown[], newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, date);

/** Stops `Date` at a moment in every document that opens there; timers go on. */
export const freezeDate = (where: Where, moment: Date) => setDate(where, { at: moment.getTime() });

/** A device whose clock is `ms` ahead. */
export const shiftDate = (where: Where, ms: number) => setDate(where, { off: ms });
