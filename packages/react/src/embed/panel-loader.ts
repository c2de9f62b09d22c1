import type * as PanelView from './panel-view.tsx';

let view: typeof PanelView | null = null;

export const readPanelView = () => view;

export const loadPanelView = async (): Promise<void> => {
  view = await import('./panel-view.tsx');
};
