/**
 * Entry of the script tag. Loads a widget with its first tag in the document; the others on idle, because tags in
 * shadow roots cannot be observed.
 */
import { defineElement } from './define-element.ts';
import { type TakeAnswer, prefetchToken } from './prefetch-token.ts';
import { type MountedWidget, type WidgetOptions, mount as mountElement } from './mount.ts';
import { whenIdle } from './when-idle.ts';
import type { WidgetName } from './widgets.ts';

const loads: Record<WidgetName, () => Promise<CustomElementConstructor>> = {
  notifications: async () => (await import('./notifications.element.tsx')).KeoNotificationsElement,
  'notification-list': async () =>
    (await import('./notification-list.element.tsx')).KeoNotificationListElement,
  toaster: async () => (await import('./toaster.element.tsx')).KeoToasterElement,
  wallet: async () => (await import('./wallet.element.tsx')).KeoWalletElement,
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record above
const names = Object.keys(loads) as WidgetName[];
const waiting = new Set(names);

const loadingWidgets: Promise<void>[] = [];
const begin = (name: WidgetName) => {
  if (waiting.delete(name)) loadingWidgets.push(define(name));
};

async function define(name: WidgetName): Promise<void> {
  try {
    defineElement(`keo-${name}`, await loads[name]());
  } catch {
    // The browser has logged the failed request already.
  }
}

/** The first token, fetched in parallel with the widgets' chunks. */
let early: { address: string; takeAnswer: TakeAnswer } | undefined;
const askFor = (element: Element) => {
  const address = element.getAttribute('token-endpoint');
  // Skipped if the element is defined, or if the page or another version of this script fetches the token.
  if (address === null || 'fetchToken' in element || 'takeAnswer' in element) return;
  early ??= { address, takeAnswer: prefetchToken(address) };
  Object.assign(element, { takeAnswer: early.takeAnswer });
};

const look = () => {
  for (const name of waiting) {
    const elements = document.querySelectorAll(`keo-${name}`);
    for (const element of elements) askFor(element);
    if (elements.length > 0) begin(name);
  }
};

/** See `mount` of `@keo/react/embed`. */
export function mount<Name extends WidgetName>(
  name: Name,
  target: Element | string,
  options?: WidgetOptions<Name>,
): MountedWidget<Name> {
  begin(name);
  return mountElement(name, target, options);
}

const arrivals = new MutationObserver(look);
arrivals.observe(document, { childList: true, subtree: true });
look();
whenIdle(async () => {
  await Promise.all(loadingWidgets);
  void early?.takeAnswer(early.address);
  whenIdle(() => {
    arrivals.disconnect();
    for (const name of names) begin(name);
  });
});
