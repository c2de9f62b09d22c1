import type { Clock, Ports } from '../ports/ports.ts';
import type { HeardClock } from '../storage/server-clock.ts';
import { timeHeader } from './time-header.ts';

/** Sets the server's clock by each answer; without a `Keo-Time` by its `Date`, which has whole seconds. */
export const hearTime =
  (fetch: Ports['fetch'], device: Clock, clock: Pick<HeardClock, 'hear'>): Ports['fetch'] =>
  async (input, init) => {
    const since = device.now();
    const response = await fetch(input, init);
    const own = response.headers.get(timeHeader.name);
    if (own !== null) clock.hear(Number(own), since);
    else clock.hear(Date.parse(response.headers.get('date') ?? ''), since, 1000);
    return response;
  };
