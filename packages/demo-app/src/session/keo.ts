import { createKeo } from '@keo/core';

/** The Keo client of this page. Its actors outlive every render. */
export const keo = createKeo({
  apiBase: '/au/api',
  socket: { attempts: 5, delay: 2000 },
});
