import { Card, Seal, useTexts } from '@keo/react';
import { homeEn } from './home.en.ts';
import { homeVi } from './home.vi.ts';

const terms = (
  <svg viewBox="0 0 96 72" width="96" height="72" fill="none" aria-hidden="true">
    <rect
      x="14"
      y="4"
      width="68"
      height="64"
      rx="8"
      fill="var(--keo-surface)"
      stroke="var(--keo-line-strong)"
      strokeWidth="1.6"
    />
    <path
      d="M26 18h44M26 27h44M26 36h26"
      stroke="var(--keo-line-strong)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <circle cx="43" cy="54" r="7.4" stroke="var(--keo-primary)" strokeWidth="3.6" />
    <circle cx="53" cy="54" r="7.4" stroke="var(--keo-peach-400)" strokeWidth="3.6" />
  </svg>
);
const held = <Seal className="site-how__seal" rim="KEO · KEO · KEO" amount="đ" />;
const paid = (
  <svg viewBox="0 0 96 72" width="96" height="72" fill="none" aria-hidden="true">
    <rect
      x="4"
      y="26"
      width="56"
      height="20"
      rx="8"
      fill="var(--keo-good-wash)"
      stroke="var(--keo-good)"
      strokeWidth="1.4"
    />
    <rect
      x="62"
      y="26"
      width="30"
      height="20"
      rx="8"
      fill="var(--keo-wash)"
      stroke="var(--keo-peach-400)"
      strokeWidth="1.4"
      strokeDasharray="4 3"
    />
    <path
      d="m24 36 6 6 11-12"
      stroke="var(--keo-good)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const steps = [
  { title: 'home.how.1.title', text: 'home.how.1.text', picture: 'home.how.1.picture', drawing: terms },
  { title: 'home.how.2.title', text: 'home.how.2.text', picture: 'home.how.2.picture', drawing: held },
  { title: 'home.how.3.title', text: 'home.how.3.text', picture: 'home.how.3.picture', drawing: paid },
] as const;

export function HowMoneyIsHeld() {
  const t = useTexts(homeVi, homeEn);
  return (
    <section className="site-stack">
      <h2>{t('home.how.title')}</h2>
      <ol className="site-how">
        {steps.map(({ title, text, picture, drawing }) => (
          <Card as="li" key={title}>
            <div className="site-how__drawing" role="img" aria-label={t(picture)}>
              {drawing}
            </div>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </Card>
        ))}
      </ol>
    </section>
  );
}
