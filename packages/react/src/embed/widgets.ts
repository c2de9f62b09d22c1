import { KeoNotificationListElement } from './notification-list.element.tsx';
import { KeoNotificationsElement } from './notifications.element.tsx';
import { KeoToasterElement } from './toaster.element.tsx';
import { KeoWalletElement } from './wallet.element.tsx';

/** Every widget by its name, which is its tag without `keo-`. The script tag loads them one by one: `loader.ts`. */
export const widgets = {
  notifications: KeoNotificationsElement,
  'notification-list': KeoNotificationListElement,
  toaster: KeoToasterElement,
  wallet: KeoWalletElement,
};

/** Elements by widget name. */
export type KeoWidgets = { [Name in keyof typeof widgets]: InstanceType<(typeof widgets)[Name]> };

export type WidgetName = keyof KeoWidgets;

/** Elements by tag. */
export type KeoTags = { [Name in WidgetName as `keo-${Name}`]: KeoWidgets[Name] };
