import { expect, waitFor } from 'storybook/test';

/** Resolves when a toast is fully shown: the first toast mounts the layer a frame later. */
export async function settled(card: Element | null | undefined): Promise<void> {
  if (!card) throw new Error('There is no toast');
  await waitFor(() => expect(getComputedStyle(card).pointerEvents).not.toBe('none'));
  await Promise.all(card.getAnimations().map(({ finished }) => finished));
}

/** Toasts are in a portal at the end of the page, or of its modal dialog. */
export const toastsInLayer = (selector: string) =>
  [...document.querySelectorAll('body > div, dialog > div')].flatMap((node) => [
    ...(node.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]);
