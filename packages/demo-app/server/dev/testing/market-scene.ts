import { authorFeeFor } from '@keo/core/contract';
import type { App } from '../../app.ts';
import { type Api, createApi, createSteadyApi } from './call-api.ts';
import { type Answer, call, codeFor, register } from './person.ts';
import { projectJob, quickJob } from './sample-jobs.ts';

export const newId = () => crypto.randomUUID();

/** Needs only a text. */
export const textProof = {
  title: 'Báo cáo lỗi',
  accept: { types: ['TEXT'], minTextLen: 20 },
} as const;
export const words = 'Đã kiểm thử đủ các bước, không thấy lỗi nào.';
export const statement = 'Tôi đã làm đúng theo phạm vi công việc đã thoả thuận và đã gửi đủ tệp.';

/** A million for the work: 1,050,000 from the author, 900,000 for the worker. */
export const terms = {
  price: 1_000_000,
  durationHours: 100,
  releaseMode: 'ALL',
  reviewHours: 120,
  revisionsMax: 2,
  scope: 'Logo và bảng màu',
  conditions: [textProof],
};

/** Two parts, 400,000 and 600,000, each paid by itself. */
export const inParts = {
  releaseMode: 'PER_PROOF',
  conditions: [
    { ...textProof, amount: 400_000 },
    { ...textProof, title: 'Tệp nguồn', amount: 600_000 },
  ],
};

/** A new author and a new worker, an outsider, and a visitor. */
export type Scene = {
  app: App;
  author: Api;
  worker: Api;
  stranger: Api;
  visitor: Api;
  workerId: string;
  /** Both are valid for fifteen minutes of the clock. */
  authorToken: string;
  workerToken: string;
};

/** Fails on a refusal. */
export async function ok(answer: Promise<Answer>) {
  const { status, data, msg } = await answer;
  if (status !== 200) throw new Error(`${status} ${msg} ${JSON.stringify(data)}`);
  return data;
}

async function newPerson(app: App): Promise<{ api: Api; email: string; token: string }> {
  const { username, password, email, accessToken: token } = await register(app);
  return { api: createSteadyApi(app, username, password, token), email, token };
}

export const fund = async (api: Api, amount: number) => {
  const { code } = await ok(
    api.post('/recharge/create-recharge', { amount, method: 'VIETQR', requestId: newId() }),
  );
  await ok(api.post('/sandbox/bank-transfer', { content: code, amount }));
};

/** So that a test does not depend on the time of day. */
export const withoutQuietHours = (api: Api) =>
  ok(api.post('/user/update-info', { settings: { quietHours: null } }));

/** A new author with five million and a new worker with nothing, both without quiet hours. */
export async function meet(app: App): Promise<Scene> {
  const author = await newPerson(app);
  await call(app, '/user/send-email', { body: { email: author.email, purpose: 'VERIFY_EMAIL' } });
  await ok(author.api.post('/user/verify-email', { code: await codeFor(app, author.email) }));
  await fund(author.api, 5_000_000);
  const { api: worker, token: workerToken } = await newPerson(app);
  const { id: workerId } = await ok(worker.get('/user/info'));
  await withoutQuietHours(author.api);
  await withoutQuietHours(worker);
  const stranger = createSteadyApi(app, 'ngocmai');
  return {
    app,
    author: author.api,
    worker,
    stranger,
    visitor: createApi(app),
    workerId,
    authorToken: author.token,
    workerToken,
  };
}

/** What an invitation to work that is not posted says beside its terms. */
export const unposted = { title: 'Thiết kế thêm một tờ rơi', categorySlug: 'thiet-ke' } as const;

/** Waits for the worker. */
export const invited = ({ author, workerId }: Scene, change: object = {}) =>
  ok(
    author.post('/job-deal/invite-worker', {
      ...unposted,
      workerId,
      terms: { ...terms, ...change },
      requestId: newId(),
    }),
  );

export const drafted = ({ author }: Scene, job: object = quickJob) => ok(author.post('/job/create-job', job));

export async function opened(scene: Scene, job: object = projectJob) {
  const { id } = await drafted(scene, job);
  return ok(scene.author.post('/job/publish-job', { jobId: id, requestId: newId() }));
}

export const application = (jobId: string) => ({
  jobId,
  coverLetter: 'Tôi đã làm nhiều bộ nhận diện cho cửa hàng nhỏ.',
});

export async function applied(scene: Scene, job: object = projectJob) {
  const { id } = await opened(scene, job);
  return ok(scene.worker.post('/job-application/apply-job', application(id)));
}

/** In DRAFT, from an accepted application. */
export async function draftDeal(scene: Scene, job: object = projectJob) {
  const { id } = await applied(scene, job);
  const data = await ok(scene.author.post('/job-application/accept-application', { applicationId: id }));
  return data.deal;
}

/** The author's first offer waits for the worker. */
export async function negotiating(scene: Scene, change: object = {}, job: object = projectJob) {
  const { jobId } = await draftDeal(scene, job);
  const offer = { jobId, workerId: scene.workerId, terms: { ...terms, ...change }, requestId: newId() };
  return ok(scene.author.post('/job-deal/job-deal-init-by-author', offer));
}

type Versioned = { id: string; version: number };
export const of = ({ id, version }: Versioned) => ({ dealId: id, version });

export const answerOffer = (
  deal: Versioned & { offers: unknown[] },
  decision: string,
  more: object = {},
) => ({
  ...of(deal),
  baseOfferNo: deal.offers.length,
  decision,
  ...more,
});

export async function agreed(scene: Scene, change: object = {}, job: object = projectJob) {
  const deal = await negotiating(scene, change, job);
  return ok(scene.worker.post('/job-deal/job-deal-give-offer', answerOffer(deal, 'ACCEPT')));
}

export const finalizing = (deal: Versioned, decision: string, more: object = {}) => ({
  ...of(deal),
  decision,
  expectTotal: 1_050_000,
  requestId: newId(),
  ...more,
});

export async function funded(scene: Scene, change: object = {}, job: object = projectJob) {
  const deal = await agreed(scene, change, job);
  const { price } = deal.terms;
  const order = finalizing(deal, 'APPROVE', { expectTotal: price + authorFeeFor('PROJECT', price) });
  const data = await ok(scene.author.post('/job-deal/job-deal-author-finalize', order));
  return data.deal;
}

export async function inProgress(scene: Scene, change: object = {}, job: object = projectJob) {
  return ok(scene.worker.post('/job-deal/start-deal', of(await funded(scene, change, job))));
}

/** On a new quick job, with one slot by default. */
export async function taken(scene: Scene, change: object = {}) {
  const { id } = await opened(scene, { ...quickJob, slots: 1, conditions: [textProof], ...change });
  return ok(scene.worker.post('/job-deal/job-deal-init-proposal', { jobId: id, mode: 'TAKE' }));
}

export const evidence = (deal: { id: string; proofs: { id: string }[] }, more: object = {}, index = 0) => ({
  dealId: deal.id,
  kind: 'EVIDENCE',
  proofId: deal.proofs[index]?.id,
  fileIds: [],
  text: words,
  ...more,
});

export async function submitted(scene: Scene, deal: { id: string; proofs: { id: string }[] }, index = 0) {
  const data = await ok(
    scene.worker.post('/job-proof/add-jobs-history-proof', evidence(deal, { submit: true }, index)),
  );
  return data.deal;
}

type WithProofs = { proofs: { id: string; version: number }[] };
export const verdict = (deal: WithProofs, action: string, more: object = {}, index = 0) => ({
  proofId: deal.proofs[index]?.id,
  version: deal.proofs[index]?.version,
  action,
  ...more,
});
export const rejection = { reasonCode: 'NOT_AS_AGREED', note: 'Không đúng mẫu đã gửi.' };

export async function judged(scene: Scene, deal: WithProofs, action: string, more: object = {}, index = 0) {
  const change = verdict(deal, action, more, index);
  return (await ok(scene.author.post('/job-proof/job-history-proof-change', change))).deal;
}

/** Paid by parts of these amounts. */
export const byParts = (...amounts: number[]) => ({
  price: amounts.reduce((sum, amount) => sum + amount, 0),
  releaseMode: 'PER_PROOF',
  conditions: amounts.map((amount) => ({ ...textProof, amount })),
});

export const dispute = (deal: Versioned, claimToWorker: number, more: object = {}) => ({
  ...of(deal),
  reasonCode: 'UNFAIR_REJECTION',
  statement,
  claimToWorker,
  ...more,
});
