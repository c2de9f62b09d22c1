import type * as PanelView from './panel-view.tsx';

let view: typeof PanelView | null = null;

/** The view, once it is loaded. */
export const readPanelView = () => view;

export const loadPanelView = async (): Promise<void> => {
  view = await import('./panel-view.tsx');
};
