import { useJobTexts } from './use-job-texts.ts';

const hidden = '•••••';

export function ContactsHidden({ text }: { text: string }) {
  const t = useJobTexts();
  return text.includes(hidden) ? <p className="keo-quiet">{t('job.contactsHidden')}</p> : null;
}
