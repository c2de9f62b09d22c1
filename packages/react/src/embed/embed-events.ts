import type { Notification } from '@keo/core';

/** Events of elements, by name. All bubble and are composed. */
export type KeoEventDetails = {
  /** A user is signed in and the widget is rendered for them; again after `refresh()`. */
  'keo-ready': { userId: string };
  /** Something could not be loaded. The widget shows it too, and retries where that may help. */
  'keo-error': { error: unknown };
  /** The site gave no token, or a refused one: signed out until `refresh()`. */
  'keo-session-expired': null;
  'keo-open': null;
  'keo-close': null;
  /** A link was pressed; `preventDefault()` keeps it from opening. `notification` is null for other links. */
  'keo-item-click': { href: string; notification: Notification | null };
  'keo-unread-change': { unread: number };
};

export type KeoEventName = keyof KeoEventDetails;

export type KeoEvents = { [Name in KeoEventName]: CustomEvent<KeoEventDetails[Name]> };

/** Dispatches an event; false where the page prevented its default. */
export type Emit = <Name extends KeoEventName>(name: Name, detail: KeoEventDetails[Name]) => boolean;

declare global {
  // Events bubble, so they reach any element and the document.
  interface GlobalEventHandlersEventMap extends KeoEvents {}
}
