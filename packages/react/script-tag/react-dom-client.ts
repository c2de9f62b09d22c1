/**
 * Replaces `react-dom/client` in the script tag. Effects run in the task that rendered, not after the next frame: a key
 * pressed right after opening a panel would be missed.
 */
import { type ComponentChild, options, render } from 'preact';

options.requestAnimationFrame = queueMicrotask;

export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});
