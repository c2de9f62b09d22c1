import type { KeoEventName, KeoEvents } from './embed-events.ts';
import type { KeoElement } from './keo-element.tsx';
import type { KeoWidgets, WidgetName } from './widgets.ts';

type Settable<Element extends KeoElement> = {
  [Name in Exclude<keyof Element, keyof HTMLElement>]: Element[Name] extends (...args: never) => void
    ? never
    : Name;
}[Exclude<keyof Element, keyof HTMLElement>];

/** Options of a widget: the properties of its element, and `lang`. */
export type WidgetOptions<Name extends WidgetName> = {
  [Key in Settable<KeoWidgets[Name]> | 'fetchToken']?: Key extends keyof KeoWidgets[Name]
    ? KeoWidgets[Name][Key] | undefined
    : never;
} & { lang?: string; id?: string };

export type MountedWidget<Name extends WidgetName> = {
  readonly element: KeoWidgets[Name];
  /** Sets the given options and leaves the rest; `null` resets one. */
  update(options: WidgetOptions<Name>): void;
  /** Opens the widget's panel, if it has one. */
  open(): void;
  close(): void;
  /** Restarts with a new token; see the element's `refresh`. */
  refresh(): void;
  /** Removes the widget from the page, with everything that it had opened. */
  unmount(): void;
  /** Subscribes to an event of this widget. Returns the unsubscribe. */
  on<Event extends KeoEventName>(name: Event, listener: (event: KeoEvents[Event]) => void): () => void;
};

function placeOf(target: Element | string): Element {
  if (typeof target !== 'string') return target;
  const place = document.querySelector(target);
  if (!place) throw new Error(`mount: nothing on this page matches "${target}"`);
  return place;
}

/**
 * Puts a widget into the page as the last child of `target`, an element or a selector. May be called before the tags
 * are registered: options apply from then on.
 * @throws Error where nothing matches the selector
 */
export function mount<Name extends WidgetName>(
  name: Name,
  target: Element | string,
  options: WidgetOptions<Name> = {},
): MountedWidget<Name> {
  const place = placeOf(target);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tag of a widget makes its element
  const element = document.createElement(`keo-${name}`) as KeoWidgets[Name];
  const update = (given: WidgetOptions<Name>) => void Object.assign(element, given);
  update(options);
  place.append(element);
  return {
    element,
    update,
    open: () => void element.toggleAttribute('open', true),
    close: () => void element.toggleAttribute('open', false),
    refresh() {
      // Before registration it has no token to replace.
      if ('refresh' in element) element.refresh();
    },
    unmount: () => element.remove(),
    on(event, listener) {
      const ends = new AbortController();
      element.addEventListener(event, listener, { signal: ends.signal });
      return () => ends.abort();
    },
  };
}
