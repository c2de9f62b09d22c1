import { post } from '../deeds.ts';
import type { Step } from '../step.ts';

/** The accountant as author: nobody took her job of invoices, so it expired and was refunded. */
export const thanhTrucStory: readonly Step[] = [post(350, 'j04')];
