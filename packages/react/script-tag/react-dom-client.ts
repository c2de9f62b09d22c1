/**
 * What the script tag has in place of `react-dom/client`. Effects run in the task that drew, not after the next frame:
 * a key pressed right after a panel has opened would find nobody who listens.
 */
import { options } from 'preact';

options.requestAnimationFrame = queueMicrotask;

export { createRoot } from 'preact/compat/client';
