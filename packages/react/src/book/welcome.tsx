import { useState } from 'react';
import { notificationsEndpoints } from '@keo/core/contract';
import { shopLogs } from '@keo/core/testing';
import type { FakeSite } from '../embed/fake-site.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Knot } from '../ui/knot.tsx';
import { sections } from '../../../../.storybook/globals/sections.ts';
import { Choice } from './choice.tsx';
import { demoChoice, toHtml } from './embed-snippet.ts';
import { sectionTexts } from './section-texts.ts';
import { type WelcomeLanguage, welcomeWords } from './welcome-words.ts';
import './welcome.css';

type Words = (typeof welcomeWords)[WelcomeLanguage];
type Look = keyof (typeof welcomeWords)['vi']['themes'];
const languages = { vi: 'Tiếng Việt', en: 'English' };
const apiBase = '/au/api';
const { markAllRead } = notificationsEndpoints;

function Shop({ site, look, words }: { site: FakeSite; look: Look; words: Words }) {
  return (
    <div className="welcome-shop" data-theme={look === 'dark' ? 'dark' : 'light'}>
      <div className="welcome-shop__bar">
        <strong>{words.shop}</strong>
        <span className="welcome-shop__links">{words.shopLinks}</span>
        <keo-notifications
          api-base={apiBase}
          fetchToken={site.fetchToken}
          look={look === 'bank' || look === 'playful' ? look : null}
        />
      </div>
      <p>{words.shopLine}</p>
      <div className="welcome-shop__wares" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <keo-toaster api-base={apiBase} position="bottom-right" />
    </div>
  );
}

function EventButtons({ site: { server, network }, words }: { site: FakeSite; words: Words }) {
  const [sent, setSent] = useState(0);
  const ring = () => {
    const news = shopLogs[sent % shopLogs.length];
    if (news) server.notify('minhanh', { ...news, ago: 0, isRead: false });
    setSent(sent + 1);
  };
  const readElsewhere = () =>
    network.fetch(
      new Request(new URL(apiBase + markAllRead.path, location.href), {
        method: markAllRead.method,
        headers: { authorization: server.open('minhanh').accessToken },
        body: '{}',
      }),
    );
  return (
    <>
      <Button onClick={ring}>{words.ring}</Button>
      <Button variant="ghost" onClick={() => void readElsewhere()}>
        {words.read}
      </Button>
    </>
  );
}

export function Welcome({
  site,
  language: named,
  theme,
}: {
  site: FakeSite;
  language: WelcomeLanguage;
  theme: 'light' | 'dark';
}) {
  const [language, setLanguage] = useState(named);
  const [look, setLook] = useState<Look>(theme);
  const words = welcomeWords[language];
  const [before, name, after] = words.title;
  return (
    <div className="book welcome" lang={language}>
      <header className="welcome-head">
        <Knot size={48} />
        <h1>
          {before}
          <em>{name}</em>
          {after}
        </h1>
        <p className="book-lead">{words.lead}</p>
      </header>
      <section className="welcome-stage" aria-label={words.shop}>
        <Shop site={site} look={look} words={words} />
        <div className="welcome-row">
          <EventButtons site={site} words={words} />
          <Choice label={words.theme} options={words.themes} value={look} onChange={setLook} />
          <Choice label={words.language} options={languages} value={language} onChange={setLanguage} />
        </div>
      </section>
      <section className="welcome-code">
        <p>{words.code}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
        <pre className="book-code" tabIndex={0} aria-label="HTML">
          {toHtml(demoChoice)}
        </pre>
      </section>
      <section className="welcome-code">
        <h2>{words.rooms}</h2>
        <ol className="welcome-rooms">
          {sections.map((section) => (
            <Card key={section} as="li" lifts>
              {/* Relative, because Storybook may be served below any path. */}
              <a href={`./?path=/story/${sectionTexts[section].first}`} target="_top">
                {section}
              </a>
              <p>{sectionTexts[section][language]}</p>
            </Card>
          ))}
        </ol>
        <p className="book-lead">{words.tests}</p>
      </section>
    </div>
  );
}
