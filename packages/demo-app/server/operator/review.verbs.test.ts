import { describe, expect, it } from 'vitest';
import { openOperator } from '../dev/testing/open-operator.ts';
import { meet, ok } from '../dev/testing/market-scene.ts';
import { add, finished, ofDeal, listPublished } from '../dev/testing/review-scene.ts';
import { becomeOne } from '../dev/testing/same-person.ts';
import { createDatabase, lacksRealParts, startApp } from '../dev/testing/start-app.ts';
import { readOrder } from './run-operator.ts';

describe.skipIf(lacksRealParts)('an operator who looks at reviews', async () => {
  if (lacksRealParts) return;
  const databaseUrl = await createDatabase();
  const app = await startApp({ databaseUrl });
  const ask = await openOperator(databaseUrl);
  const by = ['--by', 'lan'];

  it('finds those between accounts of one person, and hides one with a reason', async () => {
    const scene = await meet(app);
    const deal = await finished(scene);
    for (const api of [scene.author, scene.worker]) await ok(add(api, deal));
    expect((await ask('review', 'related')).data).toEqual([]);
    await becomeOne(app, scene.author, scene.worker);
    const { mine, theirs } = await ofDeal(scene.author, deal);
    const { data } = await ask('review', 'related');
    const found: string[] = Object(data).map(({ review }: { review: string }) => review);
    expect(new Set(found)).toEqual(new Set([mine.id, theirs.id]));
    const why = 'Hai tài khoản là của một người.';
    const hide = () => ask('review', 'hide', mine.id, '--reason', why, ...by);
    expect(await hide()).toMatchObject({ data: { review: mine.id, why } });
    expect((await listPublished(scene.visitor, scene.workerId)).total).toBe(0);
    expect((await ofDeal(scene.author, deal)).mine).toMatchObject({ state: 'HIDDEN', hiddenWhy: why });
    expect((await ask('review', 'related')).data).toMatchObject([{ review: theirs.id }]);
    await expect(hide()).rejects.toThrow(`There is no published review ${mine.id}.`);
    await expect(ask('review', 'hide', theirs.id, '--reason', ' ', ...by)).rejects.toThrow('--reason takes');
    expect(() => readOrder(['review', 'hide', theirs.id, ...by])).toThrow('--reason is needed');
  });
});
