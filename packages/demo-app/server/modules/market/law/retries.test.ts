import {
  type Endpoint,
  type EndpointInput,
  dealEndsEndpoints as ends,
  dealsEndpoints as deals,
  proofsEndpoints as proofs,
} from '@keo/core/contract';
import { createHttp, sendByFetch } from '@keo/core/testing';
import { expect, it } from 'vitest';
import type { Api } from '../../../dev/testing/call-api.ts';
import {
  agreed,
  answerOffer,
  dispute,
  evidence,
  funded,
  inParts,
  inProgress,
  judged,
  negotiating,
  newId,
  of,
  ok,
  opened,
  rejection,
  statement,
  submitted,
  textProof,
} from '../../../dev/testing/market-scene.ts';
import { openScene } from '../../../dev/testing/open-scene.ts';
import { quickJob } from '../../../dev/testing/sample-jobs.ts';

const { scene } = await openScene();

const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return { cancel: () => clearTimeout(timer) };
  },
};

/** The client over a network that loses the first answers, after the server has committed. */
function lossyClient(api: Api, losses: number) {
  const answers: unknown[] = [];
  const bodies: { requestId: string }[] = [];
  const { call } = createHttp({
    apiBase: 'https://keo.example/au/api',
    locale: () => 'vi',
    say: (key) => key,
    createSend: sendByFetch,
    callers: { current: () => ({ accessToken: 'by the api' }), renew: () => Promise.reject(new Error()) },
    ports: {
      clock,
      random: () => 0,
      async fetch(input, init) {
        const request = new Request(input, init);
        const body = await request.json();
        const { status, code, msg, data } = await api.post(
          new URL(request.url).pathname.replace('/au/api', ''),
          body,
        );
        bodies.push(body);
        answers.push(data);
        if (answers.length <= losses) throw new TypeError('fetch failed');
        return Response.json({ code, msg, data }, { status });
      },
    },
  });
  return { call, answers, bodies };
}

type Deed = {
  side: 'author' | 'worker';
  path: string;
  send: (client: ReturnType<typeof lossyClient>) => Promise<unknown>;
};
const deed = <E extends Endpoint>(side: Deed['side'], endpoint: E, input: EndpointInput<E>): Deed => ({
  side,
  path: endpoint.path,
  send: ({ call }) => call(endpoint, input),
});

type Change = EndpointInput<typeof proofs.changeProof>;
const judging = (
  deal: { proofs: [{ id: string; version: number }] },
  action: Change['action'],
  more: Pick<Change, 'note' | 'reasonCode'> = {},
): Change => ({ proofId: deal.proofs[0].id, version: deal.proofs[0].version, action, ...more });
const unmet = { ...rejection, reasonCode: 'NOT_AS_AGREED' } as const;
const reviewing = async () => submitted(scene, await inProgress(scene, inParts));
const wished = async () => {
  const deal = await inProgress(scene);
  return ok(scene.author.post('/job-deal/cancel-deal', { ...of(deal), toWorker: 1, reason: 'Đổi ý' }));
};
const disputed = async () => {
  const deal = await inProgress(scene);
  return ok(scene.worker.post('/job-deal/open-dispute', dispute(deal, 400_000)));
};

const deeds: Record<string, () => Promise<Deed>> = {
  'taking a slot': async () => {
    const { id } = await opened(scene, { ...quickJob, slots: 1, conditions: [textProof] });
    return deed('worker', deals.initProposal, { jobId: id, mode: 'TAKE' });
  },
  'another offer': async () => {
    const deal = await negotiating(scene);
    const terms = { ...deal.terms, price: 1_200_000 };
    return deed('worker', deals.giveOffer, { ...answerOffer(deal, 'COUNTER'), decision: 'COUNTER', terms });
  },
  'agreeing to an offer': async () => {
    const deal = await negotiating(scene);
    return deed('worker', deals.giveOffer, { ...answerOffer(deal, 'ACCEPT'), decision: 'ACCEPT' });
  },
  'holding the money': async () => {
    const order = { ...of(await agreed(scene)), expectTotal: 1_050_000, requestId: newId() };
    return deed('author', deals.authorFinalize, { ...order, decision: 'APPROVE' });
  },
  beginning: async () => deed('worker', ends.startDeal, of(await funded(scene))),
  'a change of terms': async () => {
    const change = { decision: 'CHANGE_ORDER' as const, terms: { price: 1_200_000 } };
    return deed('author', deals.giveOffer, { ...answerOffer(await inProgress(scene), ''), ...change });
  },
  'agreeing to a change': async () => {
    const change = { decision: 'CHANGE_ORDER', terms: { price: 1_200_000 } };
    const requested = await ok(
      scene.worker.post('/job-deal/job-deal-give-offer', {
        ...answerOffer(await inProgress(scene), ''),
        ...change,
      }),
    );
    return deed('author', deals.giveOffer, { ...answerOffer(requested, 'ACCEPT'), decision: 'ACCEPT' });
  },
  'handing in': async () => {
    const piece = evidence(await inProgress(scene), { submit: true });
    return deed('worker', proofs.addProof, { ...piece, kind: 'EVIDENCE', proofId: String(piece.proofId) });
  },
  'approving a part': async () => deed('author', proofs.changeProof, judging(await reviewing(), 'APPROVE')),
  'approving several parts': async () => {
    const { proofs: both } = await submitted(scene, await reviewing(), 1);
    const proofIds = both.map(({ id }: { id: string }) => id);
    return deed('author', proofs.changeProof, { proofIds, version: 0, action: 'APPROVE' });
  },
  'rejecting a part': async () =>
    deed('author', proofs.changeProof, judging(await reviewing(), 'REJECT', unmet)),
  'asking for a revision': async () => {
    const note = { note: 'Ảnh thứ ba còn thiếu, bạn bổ sung giúp.' };
    return deed('author', proofs.changeProof, judging(await reviewing(), 'REQUEST_REVISION', note));
  },
  'undoing a rejection': async () => {
    const rejected = await judged(scene, await reviewing(), 'REJECT', rejection);
    return deed('author', proofs.changeProof, judging(rejected, 'UNDO_REJECT'));
  },
  'an appeal': async () => {
    const rejected = await judged(scene, await reviewing(), 'REJECT', rejection);
    return deed('worker', ends.appealProof, { ...of(rejected), proofId: rejected.proofs[0].id });
  },
  'asking to stop': async () =>
    deed('worker', ends.cancelDeal, { ...of(await inProgress(scene)), toWorker: 1, reason: 'Đổi ý' }),
  'giving up': async () => deed('worker', ends.cancelDeal, { ...of(await inProgress(scene)), reason: 'Bận' }),
  'agreeing to stop': async () =>
    deed('worker', ends.respondCancel, { ...of(await wished()), decision: 'ACCEPT' }),
  'a dispute': async () => deed('worker', ends.openDispute, dispute(await inProgress(scene), 400_000)),
  'agreeing to a claim': async () =>
    deed('author', ends.respondDispute, { ...of(await disputed()), accept: true }),
  'an answer to a claim': async () =>
    deed('author', ends.respondDispute, { ...of(await disputed()), statement, offerToWorker: 0 }),
  'withdrawing a dispute': async () => deed('worker', ends.withdrawDispute, of(await disputed())),
};

const getMoney = async () => [
  await ok(scene.author.get('/wallet/wallet-info')),
  await ok(scene.worker.get('/wallet/wallet-info')),
];
/** Another thing asked for by the same id. */
const another = (body: { requestId: string }) => ({
  ...body,
  ...('proofIds' in body
    ? { proofIds: ['pf_x'] }
    : 'proofId' in body
      ? { proofId: 'pf_x' }
      : { dealId: 'dl_x' }),
  ...('mode' in body && { jobId: 'jb_x' }),
});

it.each(Object.entries(deeds))(
  '%s: a retry after a lost answer gets it, and does nothing more',
  async (_, prepare) => {
    const { side, path, send } = await prepare();
    const client = lossyClient(scene[side], 1);
    await send(client);
    const [first, second] = client.bodies;
    if (!first) throw new Error('Nothing was sent');
    expect(second).toEqual(first);
    expect(client.answers).toHaveLength(2);
    expect(client.answers[1]).toEqual(client.answers[0]);

    const before = await getMoney();
    expect((await scene[side].post(path, another(first))).data.reason).toBe('REQUEST_REUSED');
    expect((await scene.visitor.post(path, first)).status).toBe(401);
    expect((await scene.stranger.post(path, first)).status).not.toBe(200);
    expect(await getMoney()).toEqual(before);
  },
);

it('a press after the client has given up gets the answer too, and a refused one may be pressed again', async () => {
  const deal = await submitted(scene, await inProgress(scene, inParts));
  const client = lossyClient(scene.author, 3);
  const approve = () => client.call(proofs.changeProof, judging(deal, 'APPROVE'));
  await expect(approve()).rejects.toMatchObject({ kind: 'offline' });
  expect((await approve()).deal.proofs[0]?.state).toBe('APPROVED');
  expect(new Set(client.bodies.map(({ requestId }) => requestId)).size).toBe(1);
  // Answered, so that the next press is another deed.
  await expect(approve()).rejects.toMatchObject({ reason: 'STALE' });
  expect(new Set(client.bodies.map(({ requestId }) => requestId)).size).toBe(2);
});
