import { dealLimits } from '@keo/core/contract';
import { RefusalError } from '../../../platform/http/refusal.ts';
import type { ServerText } from '../../../platform/texts/say.ts';

/** The deal ended too long ago for more notes and requests. */
export const afterEnd = (text: ServerText) =>
  new RefusalError('EXPIRED', text, {}, { days: dealLimits.noteHours / 24 });
