/**
 * Replaces `react-dom/client`. Effects run in the task that rendered, not after the next frame, else a key pressed
 * right after opening a panel is missed.
 */
import { type ComponentChild, options, render } from 'preact';

options.requestAnimationFrame = queueMicrotask;

export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});
