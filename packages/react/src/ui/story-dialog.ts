import { expect, waitFor, within } from 'storybook/test';

const openIn = (story: HTMLElement, name: RegExp) =>
  within(story.ownerDocument.body).queryByRole('dialog', { name });

/** The open dialog, by name if given, once its fade-in is over. */
export async function openDialog(story: HTMLElement, name = /./) {
  const dialog = await waitFor(() => {
    const found = openIn(story, name);
    if (!found?.checkVisibility({ opacityProperty: true })) throw new Error('No dialog is open');
    return found;
  });
  return within(dialog);
}

/** Waits until the dialog has closed; what is behind it cannot be pressed before. */
export const closedDialog = (story: HTMLElement) => waitFor(() => expect(openIn(story, /./)).toBeNull());
