import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../ui/button.tsx';
import { closeFields, openField } from './composed-fields.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';

afterEach(closeFields);

type Answer = 'fields' | 'failure';

const tall = <div style={{ height: '150vh' }} />;

type Props = { answer: Answer; isAtOnce?: boolean; answered?: Promise<void> };

/** Says what is wrong only after its answer, unless `isAtOnce`; the fault is far from the button. */
function Form({ answer, isAtOnce = false, answered = Promise.resolve() }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Answer | null>(null);
  const send = async () => {
    setSaid(null);
    setIsBusy(true);
    await answered;
    setIsBusy(false);
    setSaid(answer);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isAtOnce) setSaid(answer);
        else void send();
      }}
    >
      <Field label="Tên" />
      <Field label="Giá" error={said === 'fields' ? 'Giá chưa đúng' : undefined} />
      <Field label="Chỗ" error={said === 'fields' ? 'Chỗ chưa đúng' : undefined} />
      {said === 'failure' && <Notice tone="danger">Không có mạng</Notice>}
      {tall}
      <Button>Xem thêm</Button>
      <Button type="submit" loading={isBusy}>
        Gửi
      </Button>
    </form>
  );
}

const named = (host: Element, words: string) => {
  const found = [...host.querySelectorAll('button')].find(({ textContent }) => textContent.includes(words));
  if (!found) throw new Error(`There is no button ${words}`);
  return found;
};
const inSight = (element: Element | null | undefined) => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
};

const inDialog = (form: ReactNode) => (
  <Dialog open onClose={() => undefined} title="Đăng việc" closeLabel="Đóng">
    {form}
  </Dialog>
);

it.each([
  ['at once', <Form key="form" answer="fields" isAtOnce />],
  ['with its answer', <Form key="form" answer="fields" />],
  ['in a dialog', inDialog(<Form answer="fields" />)],
])('moves to the first field at fault, each time: %s', async (_name, content) => {
  const { host } = await openField(content);
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(named(host, 'Gửi'));
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    const field = document.activeElement?.closest('.keo-field');
    expect(field?.textContent).toContain('Giá');
    expect(inSight(field?.querySelector('.keo-field__error'))).toBe(true);
  }
});

it('shows a failure without a field, and leaves the focus where it was', async () => {
  const { host } = await openField(<Form answer="failure" />);
  await userEvent.click(named(host, 'Gửi'));
  await vi.waitFor(() => expect(inSight(host.querySelector('[role=alert]'))).toBe(true));
  expect(document.activeElement).toBe(named(host, 'Gửi'));
});

it('leaves the focus alone after another press', async () => {
  const { host } = await openField(<Form answer="fields" />);
  await userEvent.click(named(host, 'Gửi'));
  await vi.waitFor(() => expect(host.querySelectorAll('[aria-invalid]')).toHaveLength(2));
  await userEvent.click(named(host, 'Xem thêm'));
  expect(document.activeElement).toBe(named(host, 'Xem thêm'));
});

it('leaves the focus alone once the user does something else', async () => {
  const server = new EventTarget();
  const answered = new Promise<void>((resolve) => server.addEventListener('answer', () => resolve()));
  const { host } = await openField(<Form answer="fields" answered={answered} />);
  await userEvent.click(named(host, 'Gửi'));
  const [name] = host.querySelectorAll('input');
  name?.focus();
  await userEvent.keyboard('Bảo');
  server.dispatchEvent(new Event('answer'));
  await vi.waitFor(() => expect(host.querySelectorAll('[aria-invalid]')).toHaveLength(2));
  expect(document.activeElement).toBe(name);
});
