import { Button, Card, useTexts } from '@keo/react';
import { contactEn } from './contact.en.ts';
import { contactVi } from './contact.vi.ts';

export type SentContact = { ticket: string; email: string };

export function ContactSent({ sent, onAgain }: { sent: SentContact; onAgain: () => void }) {
  const t = useTexts(contactVi, contactEn);
  return (
    <Card role="status">
      <h2>{t('contact.sent.title')}</h2>
      <p>
        {t('contact.sent.ticket')}: <b className="keo-num">{sent.ticket}</b>
      </p>
      <p className="site-quiet">{t('contact.sent.detail', { email: sent.email })}</p>
      <Button variant="ghost" onClick={onAgain}>
        {t('contact.sent.again')}
      </Button>
    </Card>
  );
}
