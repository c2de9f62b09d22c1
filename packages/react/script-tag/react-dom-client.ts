/**
 * What the script tag has in place of `react-dom/client`. Effects run in the task that drew, not after the next frame:
 * a key pressed right after a panel has opened would find nobody who listens.
 */
import { type ComponentChild, options, render } from 'preact';

options.requestAnimationFrame = queueMicrotask;

export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});
