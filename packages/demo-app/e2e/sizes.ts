import { isLong } from './long-run.ts';
import { isDrawing } from './screens.ts';

export const desktop = { viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Whether each file runs on both; else it runs on a desktop, or says `test.use(onPhone)`. */
export const inEachSize = isLong || isDrawing;
/** For files that `npm test` runs on a phone, where room is short. */
export const onPhone = inEachSize ? {} : phone;
