import { useEffect, useState } from 'react';

/**
 * A node of the top layer that stays reachable. A modal dialog makes the rest of the page inert, the top layer
 * included, so while there are toasts the node moves into the dialog that was opened last, and out again after.
 * It is one node throughout: what React drew inside keeps its state.
 */
export function useToastLayer(isShown: boolean, position: string): HTMLElement | null {
  const [layer] = useState(createLayer);

  useEffect(() => {
    if (!layer) return undefined;
    document.body.append(layer);
    return () => layer.remove();
  }, [layer]);
  useEffect(() => layer?.setAttribute('data-position', position), [layer, position]);
  useEffect(() => (layer && isShown ? keepOnTop(layer) : undefined), [layer, isShown]);
  useEffect(() => (layer && isShown ? giveFocusBack(layer) : undefined), [layer, isShown]);

  return layer;
}

function createLayer(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const layer = document.createElement('div');
  layer.className = 'keo-toast-layer';
  layer.popover = 'manual';
  return layer;
}

function keepOnTop(layer: HTMLElement): () => void {
  const opened: Element[] = [];
  const rise = () => {
    const modals = [...document.querySelectorAll('dialog:modal')];
    opened.push(...modals.filter((dialog) => !opened.includes(dialog)));
    const home = opened.filter((dialog) => modals.includes(dialog)).at(-1) ?? document.body;
    if (layer.parentNode !== home) home.append(layer);
    if (!layer.matches(':popover-open')) layer.showPopover();
  };
  rise();
  const observer = new MutationObserver(rise);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
    if (layer.matches(':popover-open')) layer.hidePopover();
  };
}

/** When the last toast goes while the focus is inside, the focus returns to where it came from. */
function giveFocusBack(layer: HTMLElement): () => void {
  let before: EventTarget | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !layer.contains(relatedTarget)) before = relatedTarget;
  };
  layer.addEventListener('focusin', remember);
  return () => {
    layer.removeEventListener('focusin', remember);
    const isLost = document.activeElement === document.body || layer.contains(document.activeElement);
    if (isLost && before instanceof HTMLElement) before.focus();
  };
}
