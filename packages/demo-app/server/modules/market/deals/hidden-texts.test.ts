import { authorFeeFor } from '@keo/core/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { toHash } from '../../../platform/database/idempotency.ts';
import {
  agreed,
  answerOffer,
  draftDeal,
  finalizing,
  negotiating,
  ok,
  terms,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { projectJob } from '../../../dev/testing/sample-jobs.ts';
import { deals } from './deals.table.ts';

const phone = '0912 345 678';
const words = `Gọi ${phone} hoặc viết cho bao.pham@example.com nhé.`;
const dots = 'Gọi ••••• hoặc viết cho ••••• nhé.';
const title = `Gửi về ${phone}`;

const whole = { scope: words, conditions: [{ title, instructions: words }] };
const hidden = { scope: dots, conditions: [{ title: 'Gửi về •••••', instructions: dots }] };
const offered = { scope: words, conditions: [{ ...textProof, title, instructions: words }] };

const { app, scene } = await openScene();

type Side = 'author' | 'worker';
const getInfo = (side: Side, dealId: string) => ok(scene[side].post('/job-deal/job-deal-info', { dealId }));
const answer = (side: Side, deal: Parameters<typeof answerOffer>[0], decision: string, more: object = {}) =>
  ok(scene[side].post('/job-deal/job-deal-give-offer', answerOffer(deal, decision, more)));

async function fund(deal: { id: string; version: number; terms: { price: number } }) {
  const { price } = deal.terms;
  const order = finalizing(deal, 'APPROVE', { expectTotal: price + authorFeeFor('PROJECT', price) });
  return (await ok(scene.author.post('/job-deal/job-deal-author-finalize', order))).deal;
}

it('masks contacts in the other side’s terms until money is held', async () => {
  const deal = await agreed(scene, offered);
  expect(deal).toMatchObject({ terms: hidden, offers: [{ terms: hidden }] });
  const own = await getInfo('author', deal.id);
  expect(own).toMatchObject({ terms: whole, offers: [{ terms: whole }] });
  const seen = await Promise.all([
    getInfo('worker', deal.id),
    scene.worker.get('/job-deal/my-deals-list?role=worker'),
    scene.worker.get(`/jobdeallog/jobs-deal-logs-list?dealId=${deal.id}`),
    scene.worker.get('/jobdeallog/jobs-my-deal-logs-list'),
    scene.worker.get(`/job-proof/jobs-history-proof-list?dealId=${deal.id}`),
  ]);
  expect(JSON.stringify(seen)).not.toContain(phone);
  // `termsHash` covers the full texts, not the masked ones.
  const [stored] = await app.platform.db.select().from(deals).where(eq(deals.id, deal.id));
  expect(stored?.terms).toMatchObject(whole);
  expect(stored?.termsHash).toBe(toHash(stored?.terms));

  const held = await fund(own);
  for (const side of ['author', 'worker'] as const)
    expect(await getInfo(side, held.id)).toMatchObject({
      terms: whole,
      offers: [{ terms: whole }],
      proofs: [{ title, instructions: words }],
    });
});

it('keeps the full text where a masked one is sent back', async () => {
  const first = await negotiating(scene, offered);
  const read = await getInfo('worker', first.id);
  const theirs = 'Gửi ảnh qua 0987 654 321 trước.';
  const own = { ...textProof, title: 'Ảnh chụp', instructions: theirs };
  const price = 1_500_000;
  const counter = {
    terms: {
      ...read.terms,
      scope: ` ${read.terms.scope}\n`,
      price,
      conditions: [...read.terms.conditions, own],
    },
  };
  const second = await answer('worker', read, 'COUNTER', counter);
  expect(second.offers[1].terms).toMatchObject({
    ...hidden,
    conditions: [...hidden.conditions, { instructions: theirs }],
  });
  const third = await ok(
    scene.author.post('/job-proof/add-jobs-history-proof', {
      dealId: first.id,
      kind: 'CONDITION',
      conditions: [{ ...textProof, title: 'Tệp gốc' }],
    }),
  );
  const added = [{ title: 'Ảnh chụp', instructions: 'Gửi ảnh qua ••••• trước.' }, { title: 'Tệp gốc' }];
  for (const at of [1, 2])
    expect(third.deal.offers[at].terms.conditions.slice(1)).toMatchObject(added.slice(0, at));
  expect(third.deal.terms.conditions).toMatchObject([...whole.conditions, ...added]);
  const accepted = await answer('worker', await getInfo('worker', first.id), 'ACCEPT');
  await fund(accepted);
  for (const side of ['author', 'worker'] as const)
    expect((await getInfo(side, first.id)).terms).toMatchObject({
      price,
      scope: words,
      conditions: [...whole.conditions, { instructions: theirs }, { title: 'Tệp gốc' }],
    });
});

it('starts a first offer with the job’s text as each side reads it', async () => {
  const job = {
    description: `${projectJob.description} ${words}`,
    conditions: [{ ...textProof, instructions: words }],
  };
  const draft = await draftDeal(scene, { ...projectJob, price: 1_000_000, ...job });
  const prepare = { dealId: draft.id, kind: 'CONDITION', conditions: [{ ...textProof, title }] };
  await ok(scene.author.post('/job-proof/add-jobs-history-proof', prepare));
  const posted = (await getInfo('author', draft.id)).openingTerms;
  expect(posted).toMatchObject({ scope: job.description, conditions: [{ instructions: words }, { title }] });
  const { openingTerms } = await getInfo('worker', draft.id);
  expect(JSON.stringify(openingTerms)).not.toContain(phone);
  const offer = { dealId: draft.id, terms: openingTerms };
  const proposed = await ok(scene.worker.post('/job-deal/job-deal-init-proposal', offer));
  expect(proposed.terms).toEqual(openingTerms);
  const own = await getInfo('author', draft.id);
  expect(own.terms).toEqual(posted);
  await fund(await answer('author', own, 'ACCEPT'));
  expect((await getInfo('worker', draft.id)).terms).toEqual(posted);
});

it('masks at writing, not for each reader', async () => {
  const { id } = await negotiating(scene, offered);
  const getScope = async () => (await getInfo('worker', id)).terms.scope;
  await app.platform.db.execute(
    sql`update deals set hidden = jsonb_set(hidden, '{0,shown}', '"kept"') where id = ${id}`,
  );
  expect(await getScope()).toBe('kept');
  // A deal older than the column.
  await app.platform.db.execute(sql`update deals set hidden = null where id = ${id}`);
  expect(await getScope()).toBe(dots);
});

it('can be read by both where texts are as long as they may be', async () => {
  const long = {
    scope: 'b.io '.repeat(1000),
    conditions: [
      { ...textProof, title: `${'\u{fb2c}'.repeat(100)} ${phone}`, instructions: 'a.vn '.repeat(400) },
    ],
  };
  const deal = await negotiating(scene, long);
  const read = await getInfo('worker', deal.id);
  expect(read.isDamaged).toBeUndefined();
  expect(read.terms.scope).toBe('•••• '.repeat(1000));
  expect(JSON.stringify(read)).not.toContain('345');
  expect(terms.price).toBe(read.terms.price);
});
