import { post } from '../deeds.ts';
import type { Step } from '../step.ts';

/** The accountant who posts, too: nobody took her invoices, so the posting ended and the money came back. */
export const thanhTrucStory: readonly Step[] = [post(350, 'j04')];
