const longest = 3000;

const rest = (act: () => unknown) => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: longest });
  else setTimeout(act, 200);
};

export function whenIdle(act: () => unknown): void {
  if (document.readyState === 'complete') rest(act);
  else addEventListener('load', () => rest(act), { once: true });
}
