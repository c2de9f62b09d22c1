/**
 * Fallback before Chromium 114, Safari 17 and Firefox 125: an attribute shows the panel, and we dispatch the events.
 */
const shownAttribute = 'data-shown';

export const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

export const isShown = (panel: HTMLElement): boolean =>
  hasPopovers() ? panel.matches(':popover-open') : panel.hasAttribute(shownAttribute);

export const isOpening = (event: Event): boolean => Reflect.get(event, 'newState') === 'open';

function turn(panel: HTMLElement, isOpen: boolean): void {
  if (isShown(panel) === isOpen) return;
  const tell = (name: string) =>
    panel.dispatchEvent(Object.assign(new Event(name), { newState: isOpen ? 'open' : 'closed' }));
  tell('beforetoggle');
  panel.toggleAttribute(shownAttribute, isOpen);
  tell('toggle');
}

export const show = (panel: HTMLElement): void => (hasPopovers() ? panel.showPopover() : turn(panel, true));

export const hide = (panel: HTMLElement): void => (hasPopovers() ? panel.hidePopover() : turn(panel, false));

/** As `popovertarget`, with light dismiss. */
export function emulatePopover(panel: HTMLElement, button: HTMLElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  button.addEventListener('click', () => turn(panel, !isShown(panel)), { signal });
  document.addEventListener(
    'pointerdown',
    (event) => {
      const way = event.composedPath();
      if (!way.includes(panel) && !way.includes(button)) turn(panel, false);
    },
    { signal },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && turn(panel, false), { signal });
  return () => ends.abort();
}
