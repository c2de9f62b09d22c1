import { Novu } from '@novu/js';
import { NovuUI } from '@novu/js/ui';

const options = {
  applicationIdentifier: 'a',
  subscriber: 'u01',
  apiUrl: location.origin,
  socketUrl: location.origin,
};
const novu = new Novu(options);
new NovuUI({ options, novu }).mountComponent({
  name: 'Inbox',
  props: {},
  element: document.getElementById('root')!,
});

let taken = 0;
novu.on('notifications.notification_received', () => {
  taken += 1;
});

Object.assign(globalThis, {
  taken: () => taken,
  kept: () => novu.notifications.cache.getUniqueNotifications({}).length,
});
