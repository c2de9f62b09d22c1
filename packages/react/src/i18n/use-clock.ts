import type { ServerClock } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';

/** The server's clock, for a moment that is not shown; `useNow` for one that is. */
export const useClock = (): ServerClock => useKeoClient().clock;
