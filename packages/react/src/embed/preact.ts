/** JSX types of the tags that `embed/define` registers, for Preact. Import it once; types alone. */
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { OwnProps } from './element-props.ts';
import type { KeoElement } from './keo-element.tsx';
import type { KeoNotificationListElement } from './notification-list.element.tsx';
import type { KeoNotificationsElement } from './notifications.element.tsx';
import type { KeoToasterElement } from './toaster.element.tsx';
import type { KeoWalletElement } from './wallet.element.tsx';

/** Props of an element in Preact. */
export type KeoPreactProps<Element extends KeoElement> = Omit<
  HTMLAttributes<Element>,
  keyof OwnProps<Element>
> &
  ClassAttributes<Element> &
  OwnProps<Element>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'keo-notifications': KeoPreactProps<KeoNotificationsElement>;
      'keo-notification-list': KeoPreactProps<KeoNotificationListElement>;
      'keo-toaster': KeoPreactProps<KeoToasterElement>;
      'keo-wallet': KeoPreactProps<KeoWalletElement>;
    }
  }
}
