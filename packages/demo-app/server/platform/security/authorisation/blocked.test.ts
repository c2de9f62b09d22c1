import { chatMessages } from '@keo/core/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settledRows } from '../../../dev/testing/all-rows.ts';
import { type SocketRecording, listen } from '../../../dev/testing/chat-scene.ts';
import {
  type Scene,
  application,
  applied,
  byParts,
  finalizing,
  fund,
  funded,
  judged,
  meet,
  of,
  ok,
  rejection,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { signInAs } from '../../../dev/testing/call-api.ts';
import { projectJob } from '../../../dev/testing/sample-jobs.ts';
import { type Node, lacksRealParts, startNode } from '../../../dev/testing/start-app.ts';
import { type Deed, getDeeds, reaches } from './reach.ts';

const words = 'Mình muốn nói thêm đôi điều BIMATMOT';
/** As for anything that changed meanwhile. */
const asAnyChange = { reason: 'NOT_ALLOWED' };

const getOtherSide = (who: Deed['by']) => (who === 'author' ? 'worker' : 'author');
const events = ({ messages, typing, notifications }: SocketRecording) => [
  ...messages,
  ...typing,
  ...notifications,
];

describe.skipIf(lacksRealParts)('a blocked person', () => {
  let node: Node;
  let scene: Scene;
  let authorId: string;
  let tokens: Record<Deed['by'], string>;
  beforeAll(async () => {
    node = await startNode({});
  });
  beforeEach(async () => {
    scene = await meet(node);
    await fund(scene.author, 10_000_000);
    const { id, username } = await ok(scene.author.get('/user/info'));
    authorId = id;
    tokens = {
      author: await signInAs(node, username, `a long secret of ${username}`),
      worker: scene.workerToken,
    };
  });

  const getId = (who: Deed['by']) => (who === 'author' ? authorId : scene.workerId);
  /** `who` is blocked by the other side. */
  const block = (who: Deed['by']) =>
    ok(scene[getOtherSide(who)].post('/user/block-user', { userId: getId(who) }));

  /** Calls an endpoint, or asks a question by socket. */
  async function ask(path: string, by: Deed['by'], input: object, own: SocketRecording) {
    if (path.startsWith('/')) return scene[by].post(path, input);
    if ('roomId' in input) await own.ask('join_room', { roomId: input.roomId, afterSeq: 0 });
    const { ok: isDone, reason } = await own.ask(path, input);
    return { status: isDone === true ? 200 : 422, data: { reason } };
  }

  it('has every endpoint that changes anything, and every question of sockets, in one table', () => {
    const paths = node.platform.routes
      .served()
      .flatMap(({ method, path }) => (method === 'GET' ? [] : [path]));
    const questions = Object.values(chatMessages).flatMap(({ event, from }) =>
      from === 'client' ? [event] : [],
    );
    expect(Object.keys(reaches).toSorted()).toEqual(
      [...new Set<string>([...paths, ...questions])].toSorted(),
    );
  });

  it.each(getDeeds('stopped'))('cannot send $what by $path as $by', async ({ path, by, deed }) => {
    const input = await deed.prepare(scene, words);
    const [own, theirs] = [await listen(node, tokens[by]), await listen(node, tokens[getOtherSide(by)])];
    if ('roomId' in input) await theirs.ask('join_room', { roomId: input.roomId, afterSeq: 0 });
    await block(by);
    const before = await settledRows(node.platform.db);
    theirs.messages.length = theirs.typing.length = theirs.notifications.length = 0;
    expect(await ask(path, by, input, own)).toMatchObject({ status: 422, data: asAnyChange });
    expect(await settledRows(node.platform.db)).toEqual(before);
    // Answered after whatever was sent before.
    await theirs.ask('leave_room', { roomId: 'rm_none' });
    expect(events(theirs)).toEqual([]);
  });

  it.each(getDeeds('ended'))(
    'can end what waits: $what by $path as $by, without words',
    async ({ path, by, deed }) => {
      const input = await deed.prepare(scene, words);
      await block(by);
      await ok(scene[by].post(path, input));
      const bell = await ok(scene[getOtherSide(by)].get('/jobdeallog/jobs-my-deal-logs-list?pageSize=100'));
      expect(JSON.stringify(bell)).not.toContain('BIMATMOT');
    },
  );

  it('sends no receipt of what they read', async () => {
    const deal = await funded(scene);
    const { id: roomId } = await ok(scene.author.post('/chat/open-room', { dealId: deal.id }));
    await ok(
      scene.author.post('/chat/send-message', {
        roomId,
        clientId: crypto.randomUUID(),
        type: 'TEXT',
        text: 'Chào em',
      }),
    );
    const theirs = await listen(node, tokens.author);
    await block('worker');
    await ok(scene.worker.post('/chat/mark-read', { roomId, upToSeq: 1 }));
    await theirs.ask('leave_room', { roomId });
    expect(events(theirs)).toEqual([]);
  });

  it('tells no applicant who blocked them of a raise', async () => {
    const { jobId } = await applied(scene);
    await block('author');
    await ok(scene.stranger.post('/job-application/apply-job', application(jobId)));
    const { version } = await ok(scene.author.get(`/job/job-info/${jobId}`));
    const job = { ...projectJob, price: 2 * projectJob.price };
    await ok(scene.author.post('/job/update-job', { jobId, version, job }));
    const raisesFor = async (who: 'worker' | 'stranger') =>
      (await ok(scene[who].get('/jobdeallog/jobs-my-deal-logs-list?type=JOB_OPPORTUNITY_ENHANCED'))).list;
    expect(await raisesFor('worker')).toEqual([]);
    expect(await raisesFor('stranger')).toMatchObject([{ metadata: { jobId } }]);
  });

  it.each(['author', 'worker'] as const)(
    'carries out a deal with held money to its end where the %s is blocked',
    async (who) => {
      const begun = await funded(scene, byParts(400_000, 600_000));
      await block(who);
      const started = await ok(scene.worker.post('/job-deal/start-deal', of(begun)));
      const handed = await submitted(scene, await submitted(scene, started), 1);
      const one = await judged(scene, handed, 'APPROVE');
      const two = await judged(scene, one, 'REJECT', rejection, 1);
      const appealed = await ok(
        scene.worker.post('/job-deal/appeal-proof', {
          ...of(two),
          proofId: two.proofs[1].id,
          statement: words,
        }),
      );
      const answered = await ok(
        scene.author.post('/job-deal/respond-dispute', { ...of(appealed), accept: true }),
      );
      const order = finalizing(answered, 'COMPLETE', { expectTotal: 1_050_000 });
      const { deal } = await ok(scene.author.post('/job-deal/job-deal-author-finalize', order));
      expect(deal).toMatchObject({ state: 'COMPLETED', money: { released: 1_000_000 } });
    },
  );
});
