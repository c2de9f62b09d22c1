import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { provinces } from '@keo/core/contract';
import { Select } from './select.tsx';

function Held(props: ComponentProps<typeof Select>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Loại thông báo',
    value: '',
    placeholder: 'Tất cả',
    onValueChange: fn(),
    options: [
      { value: 'deal', label: 'Thoả thuận' },
      { value: 'proof', label: 'Bằng chứng' },
      { value: 'payment', label: 'Thanh toán' },
      { value: 'chat', label: 'Tin nhắn', disabled: true },
    ],
  },
  parameters: { width: 320 },
  render: (args) => <Held {...args} />,
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Loại thông báo' })).toHaveTextContent('Tất cả');
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('proof');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Bằng chứng');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
});

export const Open = meta.story({
  args: { value: 'payment' },
  parameters: {
    // An open Radix select hides its own label from screen readers.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Thanh toán' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** As keys come to a button: without a keyboard of Vietnamese. */
export const FoundByTyping = meta.story({
  tags: ['!dev'],
  args: {
    options: Object.entries(provinces).map(([value, label]) => ({
      value,
      label,
      text: label.replace(/^TP\. /, ''),
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    for (const [typed, name] of [
      ['da', 'Đà Nẵng'],
      ['ho chi minh', 'TP. Hồ Chí Minh'],
    ] as const) {
      await screen.findByRole('listbox');
      await userEvent.keyboard(typed);
      await waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent(name));
      await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
      if (name === 'Đà Nẵng') await userEvent.keyboard('{Enter}');
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('79');
  },
});

export const Invalid = meta.story({ args: { error: 'Chọn một loại.' } });
