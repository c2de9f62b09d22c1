import { expect, waitFor, within } from 'storybook/test';

const openIn = (story: HTMLElement, name: RegExp) =>
  within(story.ownerDocument.body).queryByRole('dialog', { name });

/** Once its fade-in is over. */
export async function openDialog(story: HTMLElement, name = /./) {
  const dialog = await waitFor(() => {
    const found = openIn(story, name);
    if (!found?.checkVisibility({ opacityProperty: true })) throw new Error('No dialog is open');
    return found;
  });
  return within(dialog);
}

export const closedDialog = (story: HTMLElement) => waitFor(() => expect(openIn(story, /./)).toBeNull());
