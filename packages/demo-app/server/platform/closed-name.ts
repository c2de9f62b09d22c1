import type { Locale } from '@keo/core/contract';
import { say } from '../texts/say.ts';

/** How whoever closed their account is called wherever a name is stored. */
export const closedName = say('vi', 'account.nobody');

/** A stored name, for readers of that language. */
export const nameFor = (locale: Locale, name: string): string =>
  name === closedName ? say(locale, 'account.nobody') : name;

/** Every field of an answer that holds a name. Inside of a text quotes are escaped, so that none looks like a field. */
const ofNobody = new RegExp(`"(displayName|otherName|person)":${JSON.stringify(closedName)}`, 'g');

/** An answer with that name in the language of its reader. */
export function namedFor(locale: Locale, json: string): string {
  const name = nameFor(locale, closedName);
  if (name === closedName) return json;
  return json.replaceAll(ofNobody, (_, field: string) => `"${field}":${JSON.stringify(name)}`);
}
