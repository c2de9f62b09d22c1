import { hideContacts } from '../../../platform/texts/mask-contacts.ts';

/** Masked until money is held. */
export const maskedNote = <Said extends { text?: string | undefined }>(
  said: Said,
  { fundedAt }: { fundedAt: Date | null },
): Said => (said.text !== undefined && fundedAt === null ? { ...said, text: hideContacts(said.text) } : said);

/** Masks a file name; its extension stays. */
export function fileNameBefore(name: string): string {
  const end = name.lastIndexOf('.');
  return hideContacts(name.slice(0, end)) + name.slice(end);
}
