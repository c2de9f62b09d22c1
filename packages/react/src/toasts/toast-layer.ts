import { useContext, useEffect, useState } from 'react';
import { hasPopovers, hide, isShown, show } from '../notifications/top-layer.ts';
import { ToastLayerWrap } from './toast-layer-wrap.ts';

type Layer = { layer: HTMLElement; outer: HTMLElement };

/**
 * Portal container in the top layer. A modal dialog makes everything else inert, so the node moves into the last opened
 * dialog, and out again. Always the same node, to keep React's state.
 */
export function useToastLayer(isShown: boolean, position: string): HTMLElement | null {
  const wrap = useContext(ToastLayerWrap);
  const [made] = useState(() => createLayer(wrap));

  useEffect(() => {
    if (!made) return undefined;
    document.body.append(made.outer);
    return () => made.outer.remove();
  }, [made]);
  useEffect(() => made?.layer.setAttribute('data-position', position), [made, position]);
  useEffect(() => (made && isShown ? keepOnTop(made) : undefined), [made, isShown]);

  return made?.layer ?? null;
}

function createLayer(wrap: (layer: HTMLElement) => HTMLElement): Layer | null {
  if (typeof document === 'undefined') return null;
  const layer = document.createElement('div');
  layer.className = 'keo-toast-layer';
  if (hasPopovers()) layer.popover = 'manual';
  return { layer, outer: wrap(layer) };
}

function keepOnTop({ layer, outer }: Layer): () => void {
  const opened: Element[] = [];
  const rise = () => {
    const modals = [...document.querySelectorAll('dialog:modal')];
    opened.push(...modals.filter((dialog) => !opened.includes(dialog)));
    const home = opened.filter((dialog) => modals.includes(dialog)).at(-1) ?? document.body;
    if (outer.parentNode !== home) home.append(outer);
    if (!isShown(layer)) show(layer);
  };
  rise();
  const observer = new MutationObserver(rise);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
    if (isShown(layer)) hide(layer);
  };
}
