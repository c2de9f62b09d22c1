import type { KeoEventName, KeoEvents } from './embed-events.ts';
import type { KeoElement } from './keo-element.tsx';
import type { KeoWidgets, WidgetName } from './widgets.ts';

type Settable<Element extends KeoElement> = {
  [Name in Exclude<keyof Element, keyof HTMLElement>]: Element[Name] extends (...args: never) => void
    ? never
    : Name;
}[Exclude<keyof Element, keyof HTMLElement>];

export type WidgetOptions<Name extends WidgetName> = {
  [Key in Settable<KeoWidgets[Name]> | 'fetchToken']?: Key extends keyof KeoWidgets[Name]
    ? KeoWidgets[Name][Key] | undefined
    : never;
} & { lang?: string; id?: string };

export type MountedWidget<Name extends WidgetName> = {
  readonly element: KeoWidgets[Name];
  /** Sets the given options; `null` resets one. */
  update(options: WidgetOptions<Name>): void;
  /** Opens the panel, if there is one. */
  open(): void;
  close(): void;
  /** See the element's `refresh`. */
  refresh(): void;
  unmount(): void;
  /** Returns the unsubscribe. */
  on<Event extends KeoEventName>(name: Event, listener: (event: KeoEvents[Event]) => void): () => void;
};

function getPlace(target: Element | string): Element {
  if (typeof target !== 'string') return target;
  const place = document.querySelector(target);
  if (!place) throw new Error(`mount: nothing on this page matches "${target}"`);
  return place;
}

/**
 * Appends a widget to `target`, an element or a selector. Works before the tags are registered. Throws if nothing
 * matches the selector.
 */
export function mount<Name extends WidgetName>(
  name: Name,
  target: Element | string,
  options: WidgetOptions<Name> = {},
): MountedWidget<Name> {
  const place = getPlace(target);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tag of a widget makes its element
  const element = document.createElement(`keo-${name}`) as KeoWidgets[Name];
  const update = (changes: WidgetOptions<Name>) => void Object.assign(element, changes);
  update(options);
  place.append(element);
  return {
    element,
    update,
    open: () => void element.toggleAttribute('open', true),
    close: () => void element.toggleAttribute('open', false),
    refresh() {
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
