import { eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { App } from '../../../app.ts';
import { proofs } from '../../../modules/market/proofs/proofs.table.ts';
import { portfolioItems } from '../../../modules/portfolio/portfolio.table.ts';
import {
  application,
  applied,
  drafted,
  inProgress,
  meet,
  newId,
  ok,
  opened,
  submitted,
} from '../../../dev/testing/market-scene.ts';
import { createAuthenticator } from '../../../dev/testing/authenticator.ts';
import { call, codeFor, register, signIn } from '../../../dev/testing/person.ts';
import { add, finished } from '../../../dev/testing/review-scene.ts';
import { samplePicture } from '../../../dev/testing/sample-files.ts';
import { sendFile } from '../../../dev/testing/send-bytes.ts';

const keyIn = (url: string) => new URL(url, 'http://localhost').searchParams.get('key') ?? '';

/** Two people with a deal, an outsider, and a thing of every kind that has an owner. */
export async function makeThings(app: App) {
  const scene = await meet(app);
  const { author, worker, workerId } = scene;
  const { username, email } = await ok(author.get('/user/info'));
  const card = { bankBin: '970436', accountNo: '0123456789', accountName: 'Person' };
  const { id: verifiedCardId } = await ok(author.post('/bank-card/add-bank-card', card));
  const code = await codeFor(app, email);
  await ok(author.post('/bank-card/verify-bank-card', { cardId: verifiedCardId, code }));
  // The hold of a new card lasts a day.
  await call(app, '/sandbox/advance-clock', { body: { minutes: 24 * 60 + 1 } });
  const order = { amount: 100_000, cardId: verifiedCardId, requestId: newId() };
  await author.post('/withdraw/create-withdraw', order);
  const otp = await codeFor(app, email);
  const { id: withdrawId } = await ok(author.post('/withdraw/create-withdraw', { ...order, otp }));
  const deal = await submitted(scene, await inProgress(scene));
  const [reviewed, ended] = [await finished(scene), await finished(scene)];
  const decided = await applied(scene);
  await ok(author.post('/job-application/reject-application', { applicationId: decided.id }));
  const { id: cardId } = await ok(
    author.post('/bank-card/add-bank-card', { ...card, accountNo: '9876543210' }),
  );
  const recharge = { amount: 100_000, method: 'VIETQR', requestId: newId() };
  const { id: rechargeId } = await ok(author.post('/recharge/create-recharge', recharge));
  const upload = { requestId: newId(), name: 'phim.mp4', size: 6_000_000 };
  const { id: uploadId } = await ok(author.post('/upload/create-upload', upload));
  const getToken = async (name: string) => (await signIn(app, name, `a long secret of ${name}`)).accessToken;
  const authorToken = await getToken(username);
  const pdf = { name: 'goc.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), type: 'application/pdf' };
  const { data: file } = await sendFile(app, authorToken, pdf);
  const { data: sent } = await sendFile(app, authorToken, pdf);
  const jpeg = { name: 'anh.jpg', bytes: await samplePicture('jpeg'), type: 'image/jpeg' };
  const { data: reviewPhoto } = await sendFile(app, authorToken, jpeg);
  await ok(add(author, reviewed, { photoIds: [reviewPhoto.id] }));
  await ok(add(worker, reviewed));
  const newestLog = await ok(author.get('/jobdeallog/jobs-my-deal-logs-list?pageSize=1'));
  const transactions = await ok(author.get('/transaction/transactions-list?pageSize=1'));
  const sessions = await ok(call(app, '/user/sessions-list', { token: authorToken }));
  const password = `a long secret of ${username}`;
  const options = await ok(call(app, '/user/passkey-options', { token: authorToken, body: { password } }));
  const passkey = createAuthenticator().make(options);
  await ok(call(app, '/user/add-passkey', { token: authorToken, body: { passkey } }));
  const photo = await samplePicture('png');
  const { data: picture } = await sendFile(app, authorToken, {
    name: 'toi.png',
    bytes: photo,
    type: 'image/png',
  });
  const { avatarUrl } = await ok(
    call(app, '/user/update-info', { token: authorToken, body: { photoFileId: picture.id } }),
  );
  const newcomer = await ok(call(app, '/user/info', { token: (await register(app)).accessToken }));
  // As if both had made it public.
  const proofId = deal.proofs[0].id;
  const authorId = (await ok(author.get('/user/info'))).id;
  const { data: shown } = await sendFile(app, authorToken, {
    name: 'mau.png',
    bytes: photo,
    type: 'image/png',
  });
  const now = app.platform.clock.now();
  const handedIn = [{ fileId: shown.id, text: null, link: null, uploadedAt: now.toISOString(), round: 9 }];
  await app.platform.db
    .update(proofs)
    .set({ evidence: sql`${proofs.evidence} || ${JSON.stringify(handedIn)}::jsonb` })
    .where(eq(proofs.id, proofId));
  await app.platform.db
    .insert(portfolioItems)
    .values({ proofId, workerId, authorId, state: 'PUBLIC', requestedAt: now, answeredAt: now });
  const workerToken = await getToken((await ok(worker.get('/user/info'))).username);
  const { data: evidence } = await sendFile(app, workerToken, pdf);
  const room = await ok(worker.post('/chat/open-room', { dealId: deal.id }));
  const said = { roomId: room.id, clientId: newId(), type: 'TEXT', text: 'Em gửi chị xem ạ' };
  const { id: messageId } = await ok(worker.post('/chat/send-message', said));
  await ok(author.post('/user/create-data-export', {}));
  const copy = await vi.waitFor(async () => {
    const { export: made } = await ok(author.get('/user/data-export'));
    if (made.url === null) throw new Error('the copy is not ready');
    return made;
  });
  const fileLink = await ok(author.get(`/upload/file-url/${file.id}`));
  return {
    tokens: {
      author: authorToken,
      worker: workerToken,
      stranger: (await register(app)).accessToken,
    },
    workerId,
    dealId: deal.id,
    dealJobId: deal.jobId,
    proofId,
    pictureId: shown.id,
    openJobId: (await opened(scene)).id,
    openApplication: application,
    draft: await drafted(scene),
    applicationId: decided.id,
    decidedJobId: decided.jobId,
    cardId,
    verifiedCardId,
    withdrawId,
    rechargeId,
    uploadId,
    fileId: file.id,
    /** A file of the author, shared in a note and a dispute. */
    sentFileId: sent.id,
    evidenceId: evidence.id,
    photoId: avatarUrl.split('/').at(-1),
    links: {
      '/upload/file/{id}': { of: 'a file', id: file.id, key: keyIn(fileLink.url) },
      '/user/data-export-file/{id}': { of: 'a copy of one’s data', id: copy.id, key: keyIn(copy.url) },
    } as Readonly<Record<string, { of: string; id: string; key: string }>>,
    roomId: room.id,
    messageId,
    newcomerId: newcomer.id,
    /** A deal without reviews. */
    endedId: ended.id,
    /** A photo of a published review. */
    reviewPhotoId: reviewPhoto.id,
    logId: newestLog.list[0].id,
    transactionNo: transactions.list[0].no,
    sessionId: sessions.list.find(({ current }: { current: boolean }) => !current).id,
    passkeyId: passkey.id,
    password,
    authorId,
  };
}

export type Things = Awaited<ReturnType<typeof makeThings>>;
