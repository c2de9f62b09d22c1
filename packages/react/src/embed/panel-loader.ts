import type * as PanelView from './panel-view.tsx';

let view: typeof PanelView | null = null;

/** The drawing of the list, once the first element that wants it has had it loaded. */
export const readPanelView = () => view;

export const loadPanelView = async (): Promise<void> => {
  view = await import('./panel-view.tsx');
};
