import { createContext } from 'react';

/**
 * Puts the layer of toasts into what can be moved about the page with it. In the product that is the layer itself;
 * an embedded one needs a shadow root of its own, for its styles do not reach into the dialogs of a host.
 */
export const ToastLayerWrap = createContext<(layer: HTMLElement) => HTMLElement>((layer) => layer);
