/**
 * The script tag's first bytes. A widget is loaded with the first of its tags that the page holds; the others when
 * those are there and the page has come to rest, for a tag inside somebody's shadow root is seen by nobody.
 */
import { defineElement } from './define-element.ts';
import { type TakeAnswer, askEarly } from './early-answer.ts';
import { type MountedWidget, type WidgetName, type WidgetOptions, mount as mountElement } from './mount.ts';
import { whenIdle } from './when-idle.ts';

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

/** The widgets that the page holds, as they become what they are. */
const begun: Promise<void>[] = [];
const begin = (name: WidgetName) => {
  if (waiting.delete(name)) begun.push(define(name));
};

async function define(name: WidgetName): Promise<void> {
  try {
    defineElement(`keo-${name}`, await loads[name]());
  } catch {
    // The browser has said which file could not be had; the page's own report of errors is left out of it.
  }
}

/** The first token of the page's tags, asked for beside the files of their widgets and not after those. */
let early: { address: string; takeAnswer: TakeAnswer } | undefined;
const askFor = (element: Element) => {
  const address = element.getAttribute('token-endpoint');
  // Not for one that is awake, nor where the page or another version of this script asks.
  if (address === null || 'fetchToken' in element || 'takeAnswer' in element) return;
  early ??= { address, takeAnswer: askEarly(address) };
  Object.assign(element, { takeAnswer: early.takeAnswer });
};

const look = () => {
  for (const name of waiting) {
    const elements = document.querySelectorAll(`keo-${name}`);
    for (const element of elements) askFor(element);
    if (elements.length > 0) begin(name);
  }
};

/** Puts a widget into the page and loads it. See `mount` of `@keo/react/embed`. */
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
  // What the page shows comes first.
  await Promise.all(begun);
  void early?.takeAnswer(early.address);
  whenIdle(() => {
    arrivals.disconnect();
    for (const name of names) begin(name);
  });
});
