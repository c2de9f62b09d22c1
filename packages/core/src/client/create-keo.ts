import { createI18n } from '../i18n/create-i18n.ts';
import { type Keo, type KeoOptions, createKeoWith } from './create-keo-with.ts';

export type { Keo, KeoOptions };

/** One client of Keo. It is inert until `start`, so it may be made while rendering on a server. */
export const createKeo = (options: KeoOptions): Keo => createKeoWith(createI18n, options);
