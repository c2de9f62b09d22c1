import type { Notification } from '@keo/core';

/** What elements tell. Every event bubbles and leaves its shadow root. */
export type KeoEventDetails = {
  /** Somebody is signed in and the widget is drawn for them; again after `refresh()`. */
  'keo-ready': { userId: string };
  /** Something could not be had. The widget shows it too and tries again by itself where that may help. */
  'keo-error': { error: unknown };
  /** The site gave no token, or a refused one: nobody is signed in until `refresh()`. */
  'keo-session-expired': null;
  'keo-open': null;
  'keo-close': null;
  /** A link was pressed. `preventDefault()` keeps it from opening. `notification` is null for other links. */
  'keo-item-click': { href: string; notification: Notification | null };
  'keo-unread-change': { unread: number };
};

export type KeoEventName = keyof KeoEventDetails;

export type KeoEvents = { [Name in KeoEventName]: CustomEvent<KeoEventDetails[Name]> };

/** Tells the page; false where it prevented what would follow. */
export type Tell = <Name extends KeoEventName>(name: Name, detail: KeoEventDetails[Name]) => boolean;

declare global {
  // Events bubble, so they may be heard on any element and on the document.
  interface GlobalEventHandlersEventMap extends KeoEvents {}
}
