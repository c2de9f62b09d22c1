/**
 * Element classes, not registered: use `@keo/react/embed/define`, or `customElements.define('my-bell', class extends
 * KeoNotificationsElement {})`.
 */
export type { Appearance } from './appearance.ts';
export type { AppearanceVariables } from './appearance-variables.ts';
export type { LookName } from './looks.ts';
export { KeoElement } from './keo-element.tsx';
export type { KeoEventDetails, KeoEventName, KeoEvents } from './embed-events.ts';
export type { KeoElementProps } from './element-props.ts';
export { type MountedWidget, type WidgetOptions, mount } from './mount.ts';
export { KeoNotificationListElement } from './notification-list.element.tsx';
export { KeoNotificationsElement } from './notifications.element.tsx';
export { KeoToasterElement } from './toaster.element.tsx';
export { KeoWalletElement } from './wallet.element.tsx';
export type { KeoWidgets, WidgetName } from './widgets.ts';
