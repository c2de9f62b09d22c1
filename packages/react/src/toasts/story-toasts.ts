import { expect, waitFor } from 'storybook/test';

/** Once it has come in, with colours of its own, and can be pressed: the first toast wakes the layer a frame later. */
export async function settled(card: Element | null | undefined): Promise<void> {
  if (!card) throw new Error('There is no toast');
  await waitFor(() => expect(getComputedStyle(card).pointerEvents).not.toBe('none'));
  await Promise.all(card.getAnimations().map(({ finished }) => finished));
}

/** What is drawn for an element's toasts: they stand at the end of the page, or of its modal dialog, in a root of their own. */
export const drawnApart = (selector: string) =>
  [...document.querySelectorAll('body > div, dialog > div')].flatMap((node) => [
    ...(node.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]);
