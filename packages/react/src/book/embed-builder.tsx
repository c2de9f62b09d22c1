import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { type EmbedChoice, demoChoice, toHtml, toReactCode } from './embed-snippet.ts';
import { widgetPages } from './widget-pages.ts';

const widgets = widgetPages.map(({ tag, name }) => ({ value: tag, label: name }));
const themes = [
  { value: 'system', label: 'As the page, else the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const languages = [
  { value: 'page', label: 'As the page' },
  { value: 'vi', label: 'Tiếng Việt' },
  { value: 'en', label: 'English' },
] as const;

const pick = <Value extends string>(
  options: readonly { value: Value }[],
  text: string,
  otherwise: Value,
): Value => options.find(({ value }) => value === text)?.value ?? otherwise;

function Snippet({ code }: { code: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser did not let us copy: select the text instead.'),
    );
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <pre className="book-code" tabIndex={0} aria-label="Snippet">
        {code}
      </pre>
      <Button variant="soft" size="small" onClick={() => void copy()}>
        Copy
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

function LivePreview({ tag: Tag, theme, lang }: EmbedChoice) {
  const chosen = { ...(theme !== 'system' && { theme }), ...(lang !== 'page' && { lang }) };
  return <Tag {...chosen} />;
}

export function EmbedBuilder() {
  const [choice, setChoice] = useState(demoChoice);
  const [door, setDoor] = useState('html');
  const change = (part: Partial<EmbedChoice>) => setChoice({ ...choice, ...part });
  const { tag, theme, lang } = choice;
  return (
    <div className="book book-two">
      <form
        style={{ display: 'grid', gap: 16, alignContent: 'start' }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Select
          label="Widget"
          options={widgets}
          value={tag}
          onValueChange={(text) => change({ tag: pick(widgets, text, tag) })}
        />
        <Field
          label="Where Keo runs"
          hint="Empty: sample data, no key."
          placeholder="https://keo.example"
          value={choice.origin}
          onChange={({ target }) => change({ origin: target.value })}
        />
        <Field
          label="Where your server gives out tokens"
          value={choice.tokenEndpoint}
          disabled={choice.origin.trim() === ''}
          onChange={({ target }) => change({ tokenEndpoint: target.value })}
        />
        <Select
          label="Theme"
          options={themes}
          value={theme}
          onValueChange={(text) => change({ theme: pick(themes, text, theme) })}
        />
        <Select
          label="Language"
          options={languages}
          value={lang}
          onValueChange={(text) => change({ lang: pick(languages, text, lang) })}
        />
      </form>
      <div style={{ display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 }}>
        <Card as="section" aria-label="The widget">
          <LivePreview key={`${tag} ${theme} ${lang}`} {...choice} />
        </Card>
        <Tabs
          label="Door"
          value={door}
          onValueChange={setDoor}
          tabs={[
            { value: 'html', label: 'HTML', content: <Snippet code={toHtml(choice)} /> },
            { value: 'react', label: 'React', content: <Snippet code={toReactCode(choice)} /> },
          ]}
        />
      </div>
    </div>
  );
}
