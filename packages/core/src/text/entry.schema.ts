import { type BaseTransformation, type EmailAction, email, transform } from 'valibot';
import { cleanEntry, readPhone, ungroup } from './clean-entry.schema.ts';

type Entry = BaseTransformation<string, string, never>;

/** Not of the type `transform`, after which a contract's JSON Schema would know neither pattern nor longest length. */
const entry = (read: (text: string) => string): Entry => ({ ...transform(read), type: 'entry' });

/** A pasted value, such as a name of an account or a code. */
export const pasted = () => entry(cleanEntry);

/** Digits in any grouping. */
export const groupedDigits = () => entry(ungroup);

/** A phone number in any spelling; anything else stays for its pattern to refuse. */
export const spelledPhone = () => entry((text) => readPhone(text) ?? cleanEntry(text));

const local = String.raw`[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const top = String.raw`(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})`;
const address = new RegExp(`^${local}(?:\\.${local})*@(?:${label}\\.)+${top}$`, 'iu');

/** As `email` of valibot, also with an apostrophe and with a domain in any script. */
export const mailAddress = (): EmailAction<string, undefined> => ({ ...email(), requirement: address });
