import { createContext } from 'react';

/**
 * Wraps the toast layer for moving it in the page. In the product that is the layer itself; an embedded one needs a
 * shadow root, because its styles do not reach into a host's dialogs.
 */
export const ToastLayerWrap = createContext<(layer: HTMLElement) => HTMLElement>((layer) => layer);
