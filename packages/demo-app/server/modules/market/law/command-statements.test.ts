import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Scene,
  byParts,
  inProgress,
  judged,
  meet,
  ok,
  submitted,
  taken,
  verdict,
} from '../../../dev/testing/market-scene.ts';
import { lacksRealParts, startApp } from '../../../dev/testing/start-app.ts';
import { recordStatements } from '../../../dev/testing/statements.ts';

const most = 20;

describe.skipIf(lacksRealParts)('an approval', () => {
  const record = recordStatements();
  let scene: Scene;
  beforeAll(async () => {
    scene = await meet(await startApp());
  });

  it.each<[string, number, () => Promise<Parameters<typeof verdict>[0]>]>([
    ['of a quick job', 0, async () => submitted(scene, await taken(scene))],
    ['of a project that is paid whole', 0, async () => submitted(scene, await inProgress(scene))],
    [
      'of the first of two parts',
      0,
      async () => submitted(scene, await inProgress(scene, byParts(400_000, 600_000))),
    ],
    [
      'of the last of two parts',
      1,
      async () => {
        const first = await submitted(scene, await inProgress(scene, byParts(400_000, 600_000)));
        return submitted(scene, await judged(scene, first, 'APPROVE'), 1);
      },
    ],
  ])(
    '%s locks its deal once, reads each proof once and has at most twenty statements',
    async (_, no, made) => {
      const deal = await made();
      // Named, as each request of the client is.
      const approval = verdict(deal, 'APPROVE', { requestId: randomUUID() }, no);
      const { answer, statements } = await record(() =>
        ok(scene.author.post('/job-proof/job-history-proof-change', approval)),
      );
      expect(answer.proofs[no]).toMatchObject({ state: 'APPROVED' });
      const having = (pattern: RegExp) => statements.filter((text) => pattern.test(text)).length;
      expect(having(/ from "deals" .* for update/)).toBe(1);
      expect(having(/^select "id", "deal_id".* from "proofs"/)).toBe(1);
      expect(statements.length).toBeLessThanOrEqual(most);
    },
  );
});
