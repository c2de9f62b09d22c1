import { expect, type within } from 'storybook/test';

/** The code was refused by this sentence: its boxes are empty, and the first has the focus. */
export async function refusedCode(
  form: Pick<ReturnType<typeof within>, 'findByText' | 'getAllByLabelText'>,
  sentence: RegExp,
): Promise<void> {
  await expect(await form.findByText(sentence)).toBeVisible();
  const boxes = form.getAllByLabelText(/^(Chữ số|Digit)/);
  for (const box of boxes) await expect(box).toHaveValue('');
  await expect(boxes[0]).toHaveFocus();
}
