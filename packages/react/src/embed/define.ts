/** Registers the widgets as `<keo-…>` elements. Import it once, for its effect; on a server it does nothing. */
import { defineElement } from './define-element.ts';
import type { KeoElementProps } from './element-props.ts';
import { KeoNotificationListElement } from './notification-list.element.tsx';
import { KeoNotificationsElement } from './notifications.element.tsx';
import { KeoToasterElement } from './toaster.element.tsx';
import { KeoWalletElement } from './wallet.element.tsx';

defineElement('keo-notifications', KeoNotificationsElement);
defineElement('keo-notification-list', KeoNotificationListElement);
defineElement('keo-toaster', KeoToasterElement);
defineElement('keo-wallet', KeoWalletElement);

type KeoTags = {
  'keo-notifications': KeoNotificationsElement;
  'keo-notification-list': KeoNotificationListElement;
  'keo-toaster': KeoToasterElement;
  'keo-wallet': KeoWalletElement;
};

declare global {
  interface HTMLElementTagNameMap extends KeoTags {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'keo-notifications': KeoElementProps<KeoNotificationsElement>;
      'keo-notification-list': KeoElementProps<KeoNotificationListElement>;
      'keo-toaster': KeoElementProps<KeoToasterElement>;
      'keo-wallet': KeoElementProps<KeoWalletElement>;
    }
  }
}
