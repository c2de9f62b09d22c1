import { createFakeKeo, shopMovements, shopStory } from '@keo/core/testing';
import type { OpenClient } from './client-group.ts';

const who = 'minhanh';
const first = 6000;
const pause = 30_000;
/** Enough to see that it lives; a page that is left open all day does not fill up. */
const most = 12;

/** A client over a server in memory where things go on happening. Nothing leaves the page. */
export function openDemo(): OpenClient {
  const { keo, server } = createFakeKeo({ signedInAs: who, latency: 200 });
  for (const { type, amount, ago } of shopMovements) server.money.happened(who, type, amount, ago);
  let told = 0;
  let timer = setTimeout(tell, first);
  function tell() {
    const news = shopStory[told % shopStory.length];
    told += 1;
    if (news) server.notify(who, { ...news, ago: 0, isRead: false });
    if (told < most) timer = setTimeout(tell, pause);
  }
  return {
    keo,
    close() {
      clearTimeout(timer);
      keo.stop();
    },
  };
}
