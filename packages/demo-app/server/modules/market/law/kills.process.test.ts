import { describe, expect, it } from 'vitest';
import { afterFile } from '../../../dev/testing/after-file.ts';
import type { Api } from '../../../dev/testing/call-api.ts';
import { sample } from '../../../dev/testing/long-run.ts';
import {
  type Scene,
  byParts,
  dispute,
  inProgress,
  judged,
  meet,
  of,
  ok,
  rejection,
  statement,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import type { Statement } from '../../../dev/testing/money-deeds.ts';
import { call } from '../../../dev/testing/person.ts';
import { type ServerProcess, runServer } from '../../../dev/testing/run-server.ts';
import { type Node, lacksRealParts } from '../../../dev/testing/start-app.ts';
import { postgresGate } from '../../../dev/testing/statement-gate.ts';
import { until } from '../../../dev/testing/until.ts';

type Deal = Awaited<ReturnType<typeof inProgress>>;
type Deed = {
  prepare: (scene: Scene) => Promise<Deal>;
  /** Null for a timer. */
  ask: ((scene: Scene, deal: Deal) => ReturnType<Api['post']>) | null;
  /** The deal afterwards. */
  after: { state: string; proofs: object[] };
  /** Change of the two balances, in đồng. */
  moved: { author: number; worker: number };
};

const rejected = async (scene: Scene) =>
  judged(
    scene,
    await submitted(scene, await inProgress(scene, byParts(400_000, 600_000))),
    'REJECT',
    rejection,
  );
const appeal = (scene: Scene, deal: Deal) =>
  scene.worker.post('/job-deal/appeal-proof', { ...of(deal), proofId: deal.proofs[0].id });

const appealing: Deed = {
  prepare: rejected,
  ask: appeal,
  after: { state: 'DISPUTED', proofs: [{ state: 'DISPUTED' }, { state: 'REQUIRED' }] },
  moved: { author: 0, worker: 0 },
};
const settling: Deed = {
  prepare: async (scene) => ok(appeal(scene, await rejected(scene))),
  ask: (scene, deal) =>
    scene.author.post('/job-deal/respond-dispute', { ...of(deal), statement, offerToWorker: 400_000 }),
  after: { state: 'IN_PROGRESS', proofs: [{ state: 'APPROVED' }, { state: 'REQUIRED' }] },
  moved: { author: 0, worker: 360_000 },
};
/** The worker does not answer: parts never submitted are refunded. */
const silence: Deed = {
  async prepare(scene) {
    const begun = await submitted(scene, await inProgress(scene, byParts(400_000, 600_000)));
    return ok(scene.author.post('/job-deal/open-dispute', dispute(begun, 0)));
  },
  ask: null,
  after: { state: 'IN_PROGRESS', proofs: [{ state: 'SUBMITTED' }, { state: 'REFUNDED' }] },
  moved: { author: 630_000, worker: 0 },
};

const moments: readonly [string, Deed, Statement][] = [
  ['an appeal is opened', appealing, { on: 'update', table: 'proofs' }],
  ['the money of an appeal is posted', settling, { on: 'insert', table: 'ledger_entries' }],
  ['an appealed part is decided', settling, { on: 'update', table: 'proofs' }],
  ['silence gives back what was not handed in', silence, { on: 'insert', table: 'ledger_transactions' }],
  ['silence closes its part', silence, { on: 'update', table: 'proofs' }],
  ['both are told of it', settling, { on: 'insert', table: 'deal_logs' }],
];

const balances = async ({ author, worker }: Scene) => ({
  author: (await ok(author.get('/wallet/wallet-info'))).balance,
  worker: (await ok(worker.get('/wallet/wallet-info'))).balance,
});

describe.skipIf(lacksRealParts)('a server that is killed while the law decides', async () => {
  if (lacksRealParts) return;
  const servers: ServerProcess[] = [];
  afterFile(async () => void servers.map(({ child }) => child.kill('SIGKILL')));
  /** The origin of the current server: clients stay signed in when another process replaces it. */
  const address = { origin: '' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a process nothing is known but its address
  const node = address as Node;
  async function start(env: Record<string, string>): Promise<void> {
    const server = runServer({ KEO_STORY: '0', ...env });
    servers.push(server);
    address.origin = await server.ready();
  }
  async function kill(): Promise<void> {
    const server = servers.at(-1);
    server?.child.kill('SIGKILL');
    await server?.ended;
  }
  const gate = await postgresGate(async (env) => {
    await start(env);
    await kill();
  });
  await start(gate.env);
  const expectInvariants = async () =>
    expect((await call(node, '/sandbox/reconcile')).data).toMatchObject({ ok: true });
  /** No command: the timer of three days runs out. */
  const threeDays = () => call(node, '/sandbox/advance-clock', { body: { minutes: 72 * 60 + 1 } });

  it.each(sample(moments, 3, 1))(
    'while %s: nothing is half done, and it is done once',
    async (_moment, { prepare, ask, after, moved }, stopped) => {
      const scene = await meet(node);
      const deal = await prepare(scene);
      const before = await balances(scene);
      await gate.arm(stopped);
      const lost = (ask ? ask(scene, deal) : threeDays()).catch(() => null);
      await until('it stands at the gate', () => gate.stands());
      await kill();
      await lost;
      await gate.open();

      await start(gate.env);
      await expectInvariants();
      if (ask) await ok(ask(scene, deal));
      const now = () => ok(scene.author.post('/job-deal/job-deal-info', { dealId: deal.id }));
      // A warning before it increments the version too.
      await until('it is done', async () => (await now()).state === after.state);
      expect(await now()).toMatchObject(after);
      const then = await balances(scene);
      expect({ author: then.author - before.author, worker: then.worker - before.worker }).toEqual(moved);
      await expectInvariants();
    },
  );
});
