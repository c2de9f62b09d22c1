import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Opens the list of a select, chooses from it, and waits until it is gone. Returns what could be chosen. */
export async function chooseOption(select: HTMLElement, name: string | RegExp): Promise<string[]> {
  await userEvent.click(select);
  const list = within(await screen.findByRole('listbox'));
  const texts = list.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.click(list.getByRole('option', { name }));
  // While it closes, the page behind it is hidden from screen readers: axe would complain.
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  return texts;
}
