import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { createFakeKeo } from '@keo/core/testing';
import { SignUpForm } from '../auth/sign-up-form.tsx';
import { AddCardForm } from './bank-cards/add-card-form.tsx';
import { ComposerField } from './chat/composer-field.tsx';
import { SearchField } from './chat/message-search.tsx';
import { KeoProvider } from '../client/keo-provider.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Textarea } from '../ui/textarea.tsx';

const endings: (() => void)[] = [];
export function closeFields(): void {
  for (const end of endings.splice(0)) end();
  sessionStorage.clear();
}

type Keep<Value> = (value: Value, change: (next: Value) => void) => ReactNode;

export function Kept<Value>({ begin, render }: { begin: Value; render: Keep<Value> }) {
  const [value, change] = useState(begin);
  return render(value, change);
}

export async function openField(content: ReactNode, selector = 'input, textarea') {
  const { keo } = createFakeKeo({ signedInAs: 'minhanh', locale: 'vi' });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  endings.push(() => {
    root.unmount();
    host.remove();
    keo.stop();
  });
  root.render(<KeoProvider keo={keo}>{content}</KeoProvider>);
  const field = await vi.waitFor(() => {
    const found = host.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  });
  field.focus();
  return { field, host, keo };
}

export const kept = (render: Keep<string>) => <Kept begin="" render={render} />;
const asBanks = (text: string) =>
  text.replaceAll(/[đĐ]/g, 'D').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
const nothing = () => undefined;
const eye = { show: 'Hiện', hide: 'Ẩn', capsLock: 'Caps Lock' };
const render = ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>;

/** `written`: how the field normalises its value. */
export const fieldsOfWords: [
  name: string,
  content: () => ReactNode,
  selector?: string,
  written?: (text: string) => string,
][] = [
  [
    'a line',
    () =>
      kept((value, change) => (
        <Field label="Tên" value={value} onChange={(event) => change(event.target.value)} />
      )),
  ],
  [
    'lines',
    () =>
      kept((value, change) => (
        <Textarea label="Mô tả" value={value} onChange={(event) => change(event.target.value)} />
      )),
  ],
  [
    'a password',
    () =>
      kept((value, change) => (
        <PasswordField
          label="Mật khẩu"
          labels={eye}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )),
  ],
  [
    'a message',
    () =>
      kept((value, change) => (
        <ComposerField
          words={value}
          onWords={change}
          onSend={nothing}
          sendLabel="Gửi"
          isEmpty={value === ''}
        />
      )),
  ],
  [
    'a search in messages',
    () => kept((value, change) => <SearchField typed={value} onType={change} label="Tìm" />),
  ],
  [
    'a name that is signed up with',
    () => (
      <SignUpForm signInHref="#" termsHref="#" privacyHref="#" renderLink={render} onSignedUp={nothing} />
    ),
    'input[name=displayName]',
  ],
  [
    'the name on a bank account',
    () => <AddCardForm legalName={null} onAdded={nothing} />,
    'form > .keo-field:last-of-type input',
    asBanks,
  ],
];
