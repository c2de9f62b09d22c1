import { createIconSource, systemClock } from '@keo/core';

/** Tried in order after this server. */
const fallbackHosts = document.querySelector<HTMLMetaElement>('meta[name="keo-icon-hosts"]')?.content ?? '';

export const iconSource = createIconSource({
  hosts: ['/api/icons', ...fallbackHosts.split(' ').filter((host) => host !== '')],
  fetch: (...request) => fetch(...request),
  clock: systemClock,
});
