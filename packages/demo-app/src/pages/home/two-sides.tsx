import { useState } from 'react';
import { Tabs, useTexts } from '@keo/react';
import { homeEn } from './home.en.ts';
import { homeVi } from './home.vi.ts';

const promises = {
  authors: [
    ['home.authors.1.title', 'home.authors.1.text'],
    ['home.authors.2.title', 'home.authors.2.text'],
    ['home.authors.3.title', 'home.authors.3.text'],
  ],
  workers: [
    ['home.workers.1.title', 'home.workers.1.text'],
    ['home.workers.2.title', 'home.workers.2.text'],
    ['home.workers.3.title', 'home.workers.3.text'],
  ],
} as const;

export function TwoSides() {
  const t = useTexts(homeVi, homeEn);
  const [side, setSide] = useState('authors');
  const panel = (name: keyof typeof promises) => (
    <dl className="site-promises">
      {promises[name].map(([title, text]) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section className="site-stack">
      <h2>{t('home.side.title')}</h2>
      <Tabs
        label={t('home.side.title')}
        value={side}
        onValueChange={setSide}
        tabs={[
          { value: 'authors', label: t('home.side.authors'), content: panel('authors') },
          { value: 'workers', label: t('home.side.workers'), content: panel('workers') },
        ]}
      />
    </section>
  );
}
