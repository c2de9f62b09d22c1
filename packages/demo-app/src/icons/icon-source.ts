import { createIconSource, systemClock } from '@keo/core';

/** Our own server first; the further hosts that its settings name are asked where it is silent. */
const further = document.querySelector<HTMLMetaElement>('meta[name="keo-icon-hosts"]')?.content ?? '';

export const iconSource = createIconSource({
  hosts: ['/api/icons', ...further.split(' ').filter((host) => host !== '')],
  fetch: (...request) => fetch(...request),
  clock: systemClock,
});
