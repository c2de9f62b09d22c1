import { expect, waitFor, within } from 'storybook/test';

const openIn = (story: HTMLElement, name: RegExp) =>
  within(story.ownerDocument.body).queryByRole('dialog', { name });

/** What stands in the dialog that is open, of that name where one is given, once it can be seen: it fades in. */
export async function openDialog(story: HTMLElement, name = /./) {
  const dialog = await waitFor(() => {
    const found = openIn(story, name);
    if (!found?.checkVisibility({ opacityProperty: true })) throw new Error('No dialog is open');
    return found;
  });
  return within(dialog);
}

/** Waits until the dialog is gone, as people must before they press what is behind it. */
export const closedDialog = (story: HTMLElement) => waitFor(() => expect(openIn(story, /./)).toBeNull());
