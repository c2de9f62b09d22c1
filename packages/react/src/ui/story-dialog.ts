import { expect, waitFor, within } from 'storybook/test';

const openIn = (story: HTMLElement) => story.ownerDocument.querySelector<HTMLElement>('dialog[open]');

/** What stands in the dialog that is open, once one is and can be seen: it fades in. */
export async function openDialog(story: HTMLElement) {
  const dialog = await waitFor(() => {
    const found = openIn(story);
    if (!found?.checkVisibility({ opacityProperty: true })) throw new Error('No dialog is open');
    return found;
  });
  return within(dialog);
}

/** Waits until the dialog is closed, as people must before they press what is behind it. */
export const closedDialog = (story: HTMLElement) => waitFor(() => expect(openIn(story)).toBeNull());
