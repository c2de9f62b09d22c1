import { useJobTexts } from './use-job-texts.ts';

/** The server's mask of a phone number, e-mail or link. */
const hidden = '•••••';

/** Explains masked text; nothing where there is none. */
export function ContactsHidden({ text }: { text: string }) {
  const t = useJobTexts();
  return text.includes(hidden) ? <p className="keo-quiet">{t('job.contactsHidden')}</p> : null;
}
