import { afterEach, describe, expect, it } from 'vitest';
import { createFakeKeo } from '../testing/create-fake-keo.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { draftsDomain } from '../domain/drafts.domain.ts';

const keos: { stop(): void }[] = [];
const getDrafts = (storage = createMemoryStorage(), signedInAs = 'minhanh') => {
  const { keo } = createFakeKeo({ signedInAs, ports: { storage } });
  keos.push(keo);
  const actor = async () => {
    for (;;) {
      const known = keo.getActor(draftsDomain);
      if (known) return known;
      await Promise.resolve();
    }
  };
  return actor();
};
afterEach(() => {
  for (const keo of keos.splice(0)) keo.stop();
});

describe('what was written and not sent', () => {
  it('is there again after the page was left', async () => {
    const storage = createMemoryStorage();
    (await getDrafts(storage)).send({ type: 'drafts.keep', name: 'apply.j1', text: 'Tôi làm được' });
    expect((await getDrafts(storage)).getSnapshot().context).toEqual({ 'apply.j1': 'Tôi làm được' });
  });

  it('is shown to nobody else on this device', async () => {
    const storage = createMemoryStorage();
    (await getDrafts(storage)).send({ type: 'drafts.keep', name: 'apply.j1', text: 'thư của tôi' });
    expect((await getDrafts(storage, 'quochuy')).getSnapshot().context).toEqual({});
  });

  it('is gone once it was sent, and so is its key', async () => {
    const storage = createMemoryStorage();
    const drafts = await getDrafts(storage);
    drafts.send({ type: 'drafts.keep', name: 'job', text: '{}' });
    drafts.send({ type: 'drafts.drop', name: 'job' });
    expect(storage.read('drafts')).toBeNull();
  });

  it('does not lose what another tab kept meanwhile', async () => {
    const storage = createMemoryStorage();
    const [one, other] = [await getDrafts(storage), await getDrafts(storage)];
    one.send({ type: 'drafts.keep', name: 'a', text: '1' });
    other.send({ type: 'drafts.keep', name: 'b', text: '2' });
    expect(other.getSnapshot().context).toEqual({ a: '1', b: '2' });
  });

  it('makes room: the oldest of twenty go first', async () => {
    const drafts = await getDrafts();
    for (let no = 1; no <= 21; no += 1) drafts.send({ type: 'drafts.keep', name: `d${no}`, text: 'x' });
    expect(Object.keys(drafts.getSnapshot().context)).toHaveLength(20);
    expect(drafts.getSnapshot().context).not.toHaveProperty('d1');
  });

  it('is nothing where what is stored is no draft', async () => {
    const storage = createMemoryStorage();
    storage.write('drafts', '{broken');
    expect((await getDrafts(storage)).getSnapshot().context).toEqual({});
  });
});
