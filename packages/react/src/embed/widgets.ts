import { KeoNotificationListElement } from './notification-list.element.tsx';
import { KeoNotificationsElement } from './notifications.element.tsx';
import { KeoToasterElement } from './toaster.element.tsx';
import { KeoWalletElement } from './wallet.element.tsx';

/** By tag without `keo-`. */
export const widgets = {
  notifications: KeoNotificationsElement,
  'notification-list': KeoNotificationListElement,
  toaster: KeoToasterElement,
  wallet: KeoWalletElement,
};

export type KeoWidgets = { [Name in keyof typeof widgets]: InstanceType<(typeof widgets)[Name]> };

export type WidgetName = keyof KeoWidgets;

export type KeoTags = { [Name in WidgetName as `keo-${Name}`]: KeoWidgets[Name] };
