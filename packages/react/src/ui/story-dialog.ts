import { waitFor, within } from 'storybook/test';

/** What stands in the dialog that is open, once one is. */
export async function openDialog(story: HTMLElement) {
  const dialog = await waitFor(() => {
    const found = story.ownerDocument.querySelector<HTMLElement>('dialog[open]');
    if (!found) throw new Error('No dialog is open');
    return found;
  });
  return within(dialog);
}
