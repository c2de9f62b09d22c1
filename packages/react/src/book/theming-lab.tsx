import { useState } from 'react';
import { type Appearance, compileAppearance } from '../embed/appearance.ts';
import type { AppearanceVariables } from '../embed/appearance-variables.ts';
import type { LookName } from '../embed/looks.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

const looks: readonly { value: LookName; label: string }[] = [
  { value: 'keo', label: 'Keo' },
  { value: 'plain', label: 'Plain' },
  { value: 'midnight', label: 'Midnight' },
  { value: 'bank', label: 'Bank' },
  { value: 'playful', label: 'Playful' },
];
const fields: readonly { name: keyof AppearanceVariables; label: string; like: string }[] = [
  { name: 'colorPrimary', label: 'What acts', like: '#0b4f8a' },
  { name: 'colorBackground', label: 'Ground', like: '#ffffff' },
  { name: 'colorText', label: 'Words', like: '#14202b' },
  { name: 'fontFamily', label: 'Typeface', like: 'Georgia, serif' },
  { name: 'fontSize', label: 'Size of words', like: '16px' },
  { name: 'borderRadius', label: 'Corners', like: '6px' },
];

export function ThemingLab() {
  const [look, setLook] = useState<LookName>('keo');
  const [values, setValues] = useState<Partial<Record<keyof AppearanceVariables, string>>>({});
  const variables = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const appearance: Appearance = { look, variables };
  const { refused } = compileAppearance(appearance);
  const lines = `element.appearance = ${JSON.stringify(appearance, null, 2)};`;
  return (
    <div className="book book-two">
      <form
        style={{ display: 'grid', gap: 16, alignContent: 'start' }}
        onSubmit={(event) => event.preventDefault()}
      >
        <Select
          label="Look"
          options={looks}
          value={look}
          onValueChange={(text) => setLook(looks.find(({ value }) => value === text)?.value ?? look)}
        />
        {fields.map(({ name, label, like }) => (
          <Field
            key={name}
            label={label}
            placeholder={like}
            value={values[name] ?? ''}
            error={refused.includes(`variables.${name}`) ? 'Not taken: no plain value.' : undefined}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
      </form>
      <div style={{ display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 }}>
        <Card as="section" aria-label="The widgets">
          <keo-notifications appearance={appearance} />
          <keo-wallet movements={2} appearance={appearance} />
          <keo-notification-list appearance={appearance} className="book-short" />
        </Card>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
        <pre className="book-code" tabIndex={0} aria-label="Lines">
          {lines}
        </pre>
        <p role="status">
          {refused.length > 0 && <Badge tone="danger">Refused: {refused.join(', ')}</Badge>}
        </p>
      </div>
    </div>
  );
}
