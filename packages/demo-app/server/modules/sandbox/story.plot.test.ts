import { describe, expect, it } from 'vitest';
import { marketSeed } from '../../seed/market-seed.ts';
import { draftStep } from '../../seed/step-drafts.ts';
import { sceneAt } from './story.plot.ts';
import { newcomer } from './story.workers.ts';

const now = new Date('2026-11-20T09:00:00Z');
const draftsOf = (username: string, length: number) =>
  Array.from({ length }, (_, position) => {
    const scene = sceneAt(username, position);
    if (scene === null) throw new Error(`Nothing happens to ${username} at ${position}`);
    return draftStep(scene, scene.step, { accountOf: (id) => id, eventId: 'ev', at: now, now });
  }).flat();

describe('the story', () => {
  it.each(marketSeed.users.filter(({ role }) => role !== 'new'))(
    'tells $username, and only them, one thing after another without end',
    ({ id, username }) => {
      const drafts = draftsOf(username, 100);
      expect(drafts).toHaveLength(100);
      expect(new Set(drafts.map((draft) => draft.recipientId))).toEqual(new Set([id]));
      expect(new Set(drafts.map((draft) => draft.action)).size).toBeGreaterThanOrEqual(3);
    },
  );

  it('tells a newcomer of work that fits', () => {
    const drafts = draftsOf('vualamquen', 4);
    expect(drafts.map((draft) => draft.recipientId)).toEqual(Array(4).fill(newcomer));
    expect(new Set(drafts.map((draft) => draft.metadata.jobId)).size).toBe(4);
  });

  it('continues the deals of the seed first, then goes on with other people each round', () => {
    const workers = draftsOf('minhanh', 20).map((draft) => draft.workerId);
    expect(workers.slice(0, 2)).toEqual(['u04', 'u04']);
    expect(new Set(workers.slice(2)).size).toBeGreaterThan(3);
  });

  it('leaves the account of empty pages alone', () => {
    expect(sceneAt('ducthinh', 0)).toBeNull();
  });
});
