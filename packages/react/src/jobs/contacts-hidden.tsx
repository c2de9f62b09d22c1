import { useJobTexts } from './use-job-texts.ts';

/** What the server puts in the place of a phone number, an address or a link. */
const hidden = '•••••';

/** Why part of a text is dots; nothing where none of it is. */
export function ContactsHidden({ text }: { text: string }) {
  const t = useJobTexts();
  return text.includes(hidden) ? <p className="keo-quiet">{t('job.contactsHidden')}</p> : null;
}
