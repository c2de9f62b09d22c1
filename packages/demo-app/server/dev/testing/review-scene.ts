import type { Api } from './call-api.ts';
import { type Scene, judged, ok, submitted, taken } from './market-scene.ts';

/** A quick job that was done, approved and paid. */
export async function finished(scene: Scene) {
  const handed = await submitted(scene, await taken(scene));
  await judged(scene, handed, 'APPROVE');
  await scene.app.market.runClock('deal', handed.id);
  return ok(scene.author.post('/job-deal/job-deal-info', { dealId: handed.id }));
}

export const add = (api: Api, { id }: { id: string }, more: object = {}) =>
  api.post('/review/add-review', { dealId: id, stars: 5, ...more });
export const change = (api: Api, { id }: { id: string }, version: number, more: object = {}) =>
  api.post('/review/update-review', { dealId: id, version, stars: 5, ...more });
export const reply = (api: Api, { id }: { id: string }, words: string) =>
  api.post('/review/reply-review', { dealId: id, reply: words });

export const ofDeal = (api: Api, { id }: { id: string }) => ok(api.get(`/review/deal-reviews?dealId=${id}`));
export const listReviews = (api: Api, tab: 'todo' | 'received' | 'given') =>
  ok(api.get(`/review/my-reviews-list?tab=${tab}&pageSize=100`));
export const listPublished = (api: Api, userId: string, query = '') =>
  ok(api.get(`/review/reviews-list?userId=${userId}&pageSize=100${query}`));
