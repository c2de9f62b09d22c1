import { createContext } from 'react';

/**
 * Wraps the toast layer before it is moved. In an embed it needs a shadow root, because our styles do not reach into a
 * host's dialogs.
 */
export const ToastLayerWrap = createContext<(layer: HTMLElement) => HTMLElement>((layer) => layer);
