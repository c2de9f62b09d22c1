import { createKeo } from '@keo/core';

export const keo = createKeo({
  apiBase: '/au/api',
  socket: { attempts: 5, delay: 2000 },
});
