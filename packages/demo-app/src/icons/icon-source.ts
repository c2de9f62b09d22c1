import { createIconSource, systemClock } from '@keo/core';

/** This server first; hosts from the settings are asked for what it lacks. */
const further = document.querySelector<HTMLMetaElement>('meta[name="keo-icon-hosts"]')?.content ?? '';

export const iconSource = createIconSource({
  hosts: ['/api/icons', ...further.split(' ').filter((host) => host !== '')],
  fetch: (...request) => fetch(...request),
  clock: systemClock,
});
