import type { Notification } from '@keo/core';

/** All bubble and are composed. */
export type KeoEventDetails = {
  /** The widget is rendered for a signed-in user; again after `refresh()`. */
  'keo-ready': { userId: string };
  /** Loading failed. The widget shows it too. */
  'keo-error': { error: unknown };
  /** No token, or a refused one: signed out until `refresh()`. */
  'keo-session-expired': null;
  'keo-open': null;
  'keo-close': null;
  /** Cancelable. `notification` is null for other links. */
  'keo-item-click': { href: string; notification: Notification | null };
  'keo-unread-change': { unread: number };
};

export type KeoEventName = keyof KeoEventDetails;

export type KeoEvents = { [Name in KeoEventName]: CustomEvent<KeoEventDetails[Name]> };

/** Returns false if the page called `preventDefault()`. */
export type Emit = <Name extends KeoEventName>(name: Name, detail: KeoEventDetails[Name]) => boolean;

declare global {
  interface GlobalEventHandlersEventMap extends KeoEvents {}
}
