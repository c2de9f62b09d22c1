import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateField } from '../ui/dates/date-field.tsx';
import { MoneyField } from '../ui/money/money-field.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Kept, closeFields, kept, openField } from './composed-fields.tsx';

afterEach(closeFields);

const amount = kept((value, change) => (
  <MoneyField value={value} onChange={change} min={10_000} max={5_000_000} />
));

it.each(['\u202A₫1,000,000\u202C', 'VND 1.000.000', '１，０００，０００', '1\u200Btr'])(
  'an amount of a million is pasted as %j',
  async (text) => {
    const { field } = await openField(amount);
    await userEvent.fill(field, text);
    await userEvent.tab();
    await vi.waitFor(() => expect(field.value).toBe('1,000,000'));
    expect(field.getAttribute('aria-invalid')).toBeNull();
  },
);

it('an amount of nothing is told the least', async () => {
  const { field, host } = await openField(amount);
  await userEvent.fill(field, '0');
  await userEvent.tab();
  await vi.waitFor(() =>
    expect(host.querySelector('.keo-field__error')?.textContent).toBe('Ít nhất 10,000đ.'),
  );
});

it.each(['2026-11-28', '\u200E28/11/2026\u200E', '２８.１１.２０２６'])(
  'a day is pasted as %j',
  async (text) => {
    const change = vi.fn<(day: string | undefined) => void>();
    const { field } = await openField(<DateField label="Ngày" value={undefined} onChange={change} />);
    await userEvent.fill(field, text);
    expect(change).toHaveBeenLastCalledWith('2026-11-28');
  },
);

it.each(['123456', '\u202A123 456\u202C', '１２３-４５６'])('a code is pasted as %j', async (text) => {
  const done = vi.fn<(code: string) => void>();
  const { field } = await openField(
    <Kept
      begin=""
      render={(value, change) => (
        <CodeField label="Mã" digitLabel={String} value={value} onChange={change} onComplete={done} />
      )}
    />,
  );
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('123456'));
});
