import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CodeField } from './code-field.tsx';

function Held(props: ComponentProps<typeof CodeField>) {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Primitives/Code field',
  component: CodeField,
  args: {
    label: 'Mã 6 chữ số',
    value: '',
    onChange: fn(),
    onComplete: fn(),
    digitLabel: (number, total) => `Chữ số ${number} trong ${total}`,
  },
  parameters: { width: 400 },
  render: (args) => <Held {...args} />,
});

const read = (boxes: HTMLElement[]) =>
  boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')).join('');

export const Typed = meta.story({
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(canvas.getByLabelText('Chữ số 1 trong 6'));
    await userEvent.keyboard('04x8213');
    await expect(read(boxes)).toBe('048213');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('048213');
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Chữ số 1 trong 6'));
    await userEvent.paste('Mã của bạn: 120 455');
    await expect(read(canvas.getAllByRole('textbox'))).toBe('120455');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('120455');
  },
});

export const Corrected = meta.story({
  args: { value: '1234' },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(canvas.getByLabelText('Chữ số 6 trong 6'));
    await expect(boxes[4]).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(read(boxes)).toBe('123');
    await expect(boxes[3]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(boxes[0]).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(read(boxes)).toBe('923');
    await expect(boxes[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(read(boxes)).toBe('23');
    await userEvent.keyboard('{End}');
    await expect(boxes[2]).toHaveFocus();
  },
});

/** A digit of a complete code is corrected without sending each state in between; a whole new one is sent. */
export const Overwritten = meta.story({
  args: { value: '123456' },
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(canvas.getByLabelText('Chữ số 1 trong 6'));
    await userEvent.keyboard('97');
    await expect(read(boxes)).toBe('973456');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}1');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.paste('730018');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('730018');
  },
});

export const Suggested = meta.story({
  play: async ({ canvas, args }) => {
    const first = canvas.getByLabelText('Chữ số 1 trong 6');
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(first).toHaveAttribute('inputmode', 'numeric');
    await fireEvent.change(first, { target: { value: '730018' } });
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('730018');
  },
});

export const Invalid = meta.story({
  args: { value: '048213', error: 'Mã không đúng. Bạn còn 3 lần thử.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mã 6 chữ số' })).toHaveAccessibleDescription(
      'Mã không đúng. Bạn còn 3 lần thử.',
    );
  },
});
