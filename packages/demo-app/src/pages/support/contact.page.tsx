import { useState } from 'react';
import { Card, useAuth, useTexts } from '@keo/react';
import { findPagePath } from '../../../routes/paths.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { isSandbox } from '../../sandbox/is-sandbox.ts';
import { contactEn } from './contact.en.ts';
import { contactVi } from './contact.vi.ts';
import { ContactForm } from './contact-form.tsx';
import { type SentContact, ContactSent } from './contact-sent.tsx';

export function ContactPage() {
  const t = useTexts(contactVi, contactEn);
  const getTitle = usePageTitle();
  const { user } = useAuth();
  const [sent, setSent] = useState<SentContact | null>(null);
  return (
    <div className="site-stack site-prose">
      <h1>{getTitle(findPagePath('/contact'))}</h1>
      {sent ? (
        <ContactSent sent={sent} onAgain={() => setSent(null)} />
      ) : (
        <>
          <p className="site-lead">{t('contact.lead')}</p>
          <Card>
            <ContactForm key={user?.id} onSent={setSent} />
          </Card>
        </>
      )}
      {isSandbox() && (
        <section>
          <h2>{t('contact.hours.title')}</h2>
          <p>{t('contact.hours.text')}</p>
        </section>
      )}
    </div>
  );
}
