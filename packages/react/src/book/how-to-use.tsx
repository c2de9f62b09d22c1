import type { ReactNode } from 'react';
import type { KeoTags } from '../embed/widgets.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Table } from '../ui/table.tsx';

export type ComponentPage = {
  component: string;
  name: string;
  what: string;
  when: readonly string[];
  keys: Readonly<Record<string, string>>;
  /** The most used ones. */
  tokens: Readonly<Record<string, string>>;
  good: readonly string[];
  bad: readonly string[];
};

export type WidgetPage = ComponentPage & {
  tag: keyof KeoTags;
  /** `::part()` names. */
  anatomy: Readonly<Record<string, string>>;
  events: Readonly<Record<string, string>>;
};

const read = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

const name = ([text]: readonly [string, string]) => <code>{text}</code>;
const meaning = ([, text]: readonly [string, string]) => read(text);

function Words({ head, of, says }: { head: string; of: string; says: Readonly<Record<string, string>> }) {
  const rows = Object.entries(says);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{head}</h2>
      <Table
        caption={head}
        columns={[
          { id: 'name', header: of, cell: name },
          { id: 'says', header: 'What it is', cell: meaning },
        ]}
        rows={rows}
        rowKey={([key]) => key}
      />
    </section>
  );
}

function Advice({
  tone,
  label,
  lines,
}: {
  tone: 'good' | 'danger';
  label: string;
  lines: readonly string[];
}) {
  return (
    <div>
      <Badge tone={tone}>{label}</Badge>
      <ul>
        {lines.map((line) => (
          <li key={line}>{read(line)}</li>
        ))}
      </ul>
    </div>
  );
}

export function HowToUse({ page, children }: { page: ComponentPage | WidgetPage; children: ReactNode }) {
  const element = 'tag' in page ? page : null;
  return (
    <article className="book">
      <header>
        <h1>{page.name}</h1>
        <p className="book-lead">{read(page.what)}</p>
        <p>
          {element && (
            <>
              <code>{`<${element.tag}>`}</code>, in React{' '}
            </>
          )}
          <code>{`<${page.component} />`}</code>
        </p>
      </header>
      <Card as="section" aria-label="Alive">
        {children}
      </Card>
      <section>
        <h2>When to use it</h2>
        <ul>
          {page.when.map((line) => (
            <li key={line}>{read(line)}</li>
          ))}
        </ul>
      </section>
      {element && <Words head="Anatomy" of="Part" says={element.anatomy} />}
      <Words head="Keyboard" of="Key" says={page.keys} />
      {element && <Words head="Events" of="Event" says={element.events} />}
      <Words head="Tokens" of="Variable" says={page.tokens} />
      <section className="book-two" style={{ display: 'grid', gap: 24 }}>
        <Advice tone="good" label="Do" lines={page.good} />
        <Advice tone="danger" label="Do not" lines={page.bad} />
      </section>
    </article>
  );
}
