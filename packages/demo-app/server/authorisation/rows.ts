import { newId, statement, terms } from '../testing/market-scene.ts';
import { projectJob } from '../testing/postings.ts';
import type { Things } from './things.ts';

type Input = Record<string, unknown>;

/** A call about a thing that belongs to somebody. `missing` names one that does not exist, in the same call. */
export type Belonging = {
  of: string;
  owner: 'author' | 'worker';
  /** Others who may; for everybody else it does not exist. */
  also?: readonly ('author' | 'worker' | 'stranger')[];
  ask: (things: Things) => Input;
  missing: Input;
  /** Fields that may name things of anybody. */
  free?: readonly string[];
};

/**
 * Who may call an endpoint. `open`: anybody, and no one's things are named. `own`: a signed-in user about themselves.
 * `partner`: a partner's server with its key. `link`: the holder of a signed link.
 */
export type Row = 'open' | 'own' | 'partner' | 'link' | Belonging | readonly Belonging[];

/** One call for each shape of input that an endpoint takes. */
export const callsOf = (row: Row | undefined): readonly Belonging[] =>
  typeof row === 'string' || row === undefined ? [] : 'ask' in row ? [row] : row;

const none = 'xx_none';
/** A version that no thing has: whoever reaches it gets a conflict, and nothing changes. */
const version = 999;
const ofDeal = (more: Input): Belonging => ({
  of: 'a deal',
  owner: 'author',
  also: ['worker'],
  ask: ({ dealId }) => ({ dealId, ...more }),
  missing: { dealId: none },
});
/** With a file of the author, which others may not attach. */
const withFile = (more: Input): Belonging => ({
  of: 'a deal and a file',
  owner: 'author',
  ask: ({ dealId, givenId }) => ({ dealId, fileIds: [givenId], ...more }),
  missing: { dealId: none },
});
/** A draft: NOT_FOUND for all but its author. */
const ofJob = (more: Input = {}): Belonging => ({
  of: 'a job',
  owner: 'author',
  ask: ({ draft }) => ({ jobId: draft.id, ...more }),
  missing: { jobId: none },
});
const ofApplication = (owner: 'author' | 'worker'): Belonging => ({
  of: 'an application',
  owner,
  ask: ({ applicationId }) => ({ applicationId }),
  missing: { applicationId: none },
});
const ofCard = (more: Input = {}): Belonging => ({
  of: 'a bank account',
  owner: 'author',
  ask: ({ cardId }) => ({ cardId, ...more }),
  missing: { cardId: none },
});
const ofRecharge: Belonging = {
  of: 'a recharge',
  owner: 'author',
  ask: ({ rechargeId: id }) => ({ id }),
  missing: { id: none },
};
const ofWithdrawal: Belonging = {
  of: 'a withdrawal',
  owner: 'author',
  ask: ({ withdrawId: id }) => ({ id }),
  missing: { id: none },
};
/** An ended deal without reviews. */
const ofEnded = (more: Input): Belonging => ({
  ...ofDeal({}),
  of: 'a deal that has ended',
  ask: ({ endedId }) => ({ dealId: endedId, ...more }),
});
const ofFile: Belonging = {
  of: 'a file',
  owner: 'author',
  ask: ({ fileId: id }) => ({ id }),
  missing: { id: none },
};
const ofUpload = (more: Input = {}): Belonging => ({
  of: 'an unfinished upload',
  owner: 'author',
  ask: ({ uploadId }) => ({ uploadId, ...more }),
  missing: { uploadId: none },
});

const ofPasskey = (more: Input = {}): Belonging => ({
  of: 'a passkey',
  owner: 'author',
  ask: ({ passkeyId: id }) => ({ id, ...more }),
  missing: { id: none },
});

const ofRoom = (more: Input): Belonging => ({
  of: 'a conversation',
  owner: 'author',
  also: ['worker'],
  ask: ({ roomId }) => ({ roomId, ...more }),
  missing: { roomId: none },
});

const ofMessage = (more: Input): Belonging => ({
  of: 'a message',
  owner: 'worker',
  ask: ({ roomId, messageId }) => ({ roomId, messageId, ...more }),
  missing: { messageId: none },
});

const ofPerson: Belonging = {
  of: 'a person',
  owner: 'author',
  also: ['worker', 'stranger'],
  ask: ({ newcomerId: userId }) => ({ userId }),
  missing: { userId: none },
};

/** One row for each route, by path. */
export const rows: Readonly<Record<string, Row>> = {
  '/user/login': 'open',
  '/user/register': 'open',
  '/user/refresh-token': 'open',
  '/user/send-email': 'open',
  '/user/send-sms': 'open',
  '/user/check-sms': 'open',
  '/user/forgot-password': 'open',
  '/user/reset-password': 'open',
  '/user/logout': 'own',
  '/user/socket-ticket': 'own',
  '/user/change-password': 'own',
  '/user/verify-email': 'own',
  '/user/verify-otp': 'own',
  '/user/sessions-list': 'own',
  '/user/revoke-session': {
    of: 'a session',
    owner: 'author',
    ask: ({ sessionId: id }) => ({ id }),
    missing: { id: none },
  },
  '/user/passkey-challenge': 'open',
  '/user/passkey-login': 'open',
  '/user/passkeys-list': 'own',
  '/user/passkey-options': 'own',
  '/user/add-passkey': 'own',
  '/user/rename-passkey': ofPasskey({ name: 'Điện thoại' }),
  '/user/remove-passkey': ofPasskey(),
  '/user/info': 'own',
  '/user/info/{id}': {
    of: 'a public profile',
    owner: 'author',
    also: ['worker', 'stranger'],
    ask: ({ authorId: id }) => ({ id }),
    missing: { id: none },
  },
  '/user/block-user': ofPerson,
  '/user/unblock-user': ofPerson,
  '/user/blocks-list': 'own',
  '/user/closing': 'own',
  '/user/close-account': 'own',
  '/user/create-data-export': 'own',
  '/user/data-export': 'own',
  '/user/data-export-file/{id}': 'link',
  '/report/add-report': {
    of: 'a message to report',
    owner: 'author',
    also: ['worker'],
    ask: ({ messageId: targetId }) => ({ target: 'MESSAGE', targetId, reason: 'SPAM' }),
    missing: { targetId: none },
    free: ['targetId'],
  },
  '/portfolio/portfolio-list': {
    of: 'a public profile',
    owner: 'author',
    also: ['worker', 'stranger'],
    ask: ({ authorId: userId }) => ({ userId }),
    missing: { userId: none },
  },
  '/portfolio/my-portfolio-list': 'own',
  '/portfolio/portfolio-file/{proofId}/{fileId}': {
    of: 'a picture that both made public',
    owner: 'author',
    also: ['worker', 'stranger'],
    ask: ({ proofId, pictureId: fileId }) => ({ proofId, fileId }),
    missing: { proofId: none },
    free: ['proofId', 'fileId'],
  },
  '/portfolio/ask-portfolio': {
    of: 'an own proof to show',
    owner: 'worker',
    ask: ({ proofId }) => ({ proofId }),
    missing: { proofId: none },
  },
  '/portfolio/answer-portfolio': {
    of: 'a proof that a worker would show',
    owner: 'author',
    ask: ({ proofId }) => ({ proofId, agree: true }),
    missing: { proofId: none },
  },
  '/portfolio/remove-portfolio': {
    of: 'an own proof that is shown',
    owner: 'worker',
    ask: ({ proofId }) => ({ proofId }),
    missing: { proofId: none },
  },
  '/user/refresh-balance': 'own',
  '/user/update-info': 'own',
  '/user/photo/{id}': {
    of: 'a profile photo',
    owner: 'author',
    also: ['worker', 'stranger'],
    ask: ({ photoId: id }) => ({ id }),
    missing: { id: none },
  },

  '/jobdeallog/jobs-my-deal-logs-list': 'own',
  '/jobdeallog/jobs-deal/mark-read': {
    of: 'a notification',
    owner: 'author',
    ask: ({ logId: id }) => ({ id }),
    missing: { id: none },
  },
  '/jobdeallog/jobs-deal/mark-read-all': 'own',
  '/jobdeallog/jobs-deal-logs-list': ofDeal({}),
  '/jobdeallog/jobs-deal-logs-new': [
    ofDeal({ description: 'Nhớ gửi tệp gốc nhé.' }),
    withFile({ description: 'Đây là tệp gốc.' }),
  ],

  '/job/jobs-list': 'open',
  '/job/job-info/{slug}': {
    of: 'a job',
    owner: 'author',
    ask: ({ draft: { slug } }) => ({ slug }),
    missing: { slug: none },
  },
  '/job/jobs-of-author': 'open',
  '/job/jobs-my-list': 'own',
  '/job/create-job': {
    of: 'a file',
    owner: 'author',
    ask: ({ givenId }) => ({ ...projectJob, fileIds: [givenId] }),
    missing: { fileIds: [none] },
  },
  '/job/price-guidance': 'own',
  '/job/estimate-job-cost': 'own',
  '/job/update-job': ofJob({ version, job: projectJob }),
  '/job/publish-job': ofJob({ requestId: newId() }),
  '/job/pause-job': ofJob(),
  '/job/resume-job': ofJob(),
  '/job/renew-job': ofJob(),
  '/job/close-job': ofJob(),
  '/job/clone-job': ofJob(),

  '/job-application/apply-job': {
    of: 'an open job',
    owner: 'author',
    also: ['worker', 'stranger'],
    ask: ({ openJobId, openApplication }) => openApplication(openJobId),
    missing: { jobId: none },
  },
  '/job-application/applications-list': {
    of: 'a job',
    owner: 'author',
    ask: ({ decidedJobId: jobId }) => ({ jobId }),
    missing: { jobId: none },
  },
  '/job-application/my-applications-list': 'own',
  '/job-application/shortlist-application': ofApplication('author'),
  '/job-application/accept-application': ofApplication('author'),
  '/job-application/reject-application': ofApplication('author'),
  '/job-application/cancel-application': ofApplication('worker'),

  '/job-deal/my-deals-list': 'own',
  '/job-deal/job-deal-info': [
    ofDeal({}),
    {
      of: 'a deal by its job and worker',
      owner: 'author',
      also: ['worker'],
      ask: ({ dealJobId: jobId, workerId }) => ({ jobId, workerId }),
      missing: { jobId: none },
    },
    {
      of: 'one’s own deal by its job',
      owner: 'worker',
      ask: ({ dealJobId: jobId }) => ({ jobId }),
      missing: { jobId: none },
    },
  ],
  '/job-deal/job-deal-init-by-author': {
    of: 'a job',
    owner: 'author',
    ask: ({ decidedJobId: jobId, applicationId, workerId }) => ({
      jobId,
      applicationId,
      workerId,
      terms,
      requestId: newId(),
    }),
    missing: { jobId: none },
    free: ['workerId'],
  },
  '/job-deal/job-deal-init-proposal': [
    ofDeal({ terms }),
    {
      of: 'an open job',
      owner: 'author',
      also: ['worker', 'stranger'],
      ask: ({ openJobId: jobId }) => ({ jobId, mode: 'TAKE' }),
      missing: { jobId: none },
    },
  ],
  '/job-deal/job-deal-give-offer': [
    ofDeal({ version, decision: 'DECLINE', baseOfferNo: 1 }),
    ofDeal({ version, decision: 'ACCEPT', baseOfferNo: 1 }),
    ofDeal({ version, decision: 'COUNTER', baseOfferNo: 1, terms }),
    ofDeal({ version, decision: 'CHANGE_ORDER', baseOfferNo: 1, terms: { price: 2_000_000 } }),
  ],
  '/job-deal/job-deal-author-finalize': ofDeal({
    version,
    decision: 'COMPLETE',
    expectTotal: 0,
    requestId: newId(),
  }),
  '/job-deal/start-deal': ofDeal({ version }),
  '/job-deal/cancel-deal': ofDeal({ version, reason: 'Tôi không làm kịp.' }),
  '/job-deal/respond-cancel': ofDeal({ version, decision: 'REFUSE' }),
  '/job-deal/open-dispute': [
    ofDeal({ version, reasonCode: 'OTHER', statement, claimToWorker: 1 }),
    // The version is checked before the file.
    { ...withFile({ version, reasonCode: 'OTHER', statement, claimToWorker: 1 }), also: ['worker'] },
  ],
  '/job-deal/appeal-proof': {
    ...ofDeal({}),
    ask: ({ dealId, proofId }) => ({ dealId, proofId, version }),
  },
  '/job-deal/respond-dispute': [
    ofDeal({ version, statement, offerToWorker: 1 }),
    ofDeal({ version, accept: true }),
  ],
  '/job-deal/settle-dispute': ofDeal({ version, offerToWorker: 1 }),
  '/job-deal/withdraw-dispute': ofDeal({ version }),

  '/job-proof/jobs-history-proof-list': [
    ofDeal({}),
    {
      of: 'a job',
      owner: 'author',
      ask: ({ dealJobId: jobId }) => ({ jobId }),
      missing: { jobId: none },
    },
  ],
  '/job-proof/add-jobs-history-proof': [
    {
      of: 'a proof to hand in',
      owner: 'worker',
      ask: ({ dealId, proofId, evidenceId }) => ({
        dealId,
        kind: 'EVIDENCE',
        proofId,
        fileIds: [evidenceId],
      }),
      missing: { dealId: none },
    },
    ofDeal({ kind: 'CONDITION', conditions: terms.conditions }),
  ],
  '/job-proof/job-history-proof-change': [
    {
      of: 'a proof of a deal',
      owner: 'worker',
      also: ['author'],
      ask: ({ proofId }) => ({ proofId, version, action: 'SUBMIT' }),
      missing: { proofId: none },
    },
    {
      of: 'proofs of a deal',
      owner: 'worker',
      also: ['author'],
      ask: ({ proofId }) => ({ proofIds: [proofId], version, action: 'SUBMIT' }),
      missing: { proofIds: [none] },
    },
  ],

  '/review/reviews-list': {
    of: 'the published reviews of somebody',
    owner: 'author',
    also: ['worker', 'stranger'],
    ask: ({ authorId: userId }) => ({ userId }),
    missing: { userId: none },
  },
  '/review/photo/{id}': {
    of: 'a photo of a published review',
    owner: 'author',
    also: ['worker', 'stranger'],
    ask: ({ reviewPhotoId: id }) => ({ id }),
    missing: { id: none },
  },
  '/review/my-reviews-list': 'own',
  '/review/deal-reviews': ofDeal({}),
  '/review/add-review': [
    {
      of: 'a deal that has ended and a photo',
      owner: 'author',
      ask: ({ endedId, givenId }) => ({ dealId: endedId, stars: 5, photoIds: [givenId] }),
      missing: { dealId: none },
    },
    ofEnded({ stars: 5 }),
  ],
  '/review/update-review': ofEnded({ version, stars: 4 }),
  '/review/reply-review': ofEnded({ reply: 'Cảm ơn bạn.' }),

  '/chat/open-room': [
    ofDeal({}),
    {
      of: 'an application',
      owner: 'author',
      also: ['worker'],
      ask: ({ applicationId }) => ({ applicationId }),
      missing: { applicationId: none },
    },
  ],
  '/chat/rooms-list': 'own',
  '/chat/messages-list': ofRoom({}),
  '/chat/search-messages': 'own',
  '/chat/send-message': ofRoom({ clientId: newId(), type: 'TEXT', text: 'Chào em' }),
  '/chat/edit-message': ofMessage({ text: 'Chào em nhé' }),
  '/chat/delete-message': ofMessage({}),
  '/chat/mark-read': ofRoom({ upToSeq: 0 }),

  '/wallet/wallet-info': 'own',
  '/wallet/wallet-holds-list': 'own',
  '/wallet/wallet-chart': 'own',
  '/transaction/transactions-list': 'own',
  '/transaction/transactions-statement': 'own',
  '/transaction/transactions-export': 'own',
  '/transaction/transaction-info/{no}': {
    of: 'a transaction',
    owner: 'author',
    ask: ({ transactionNo: no }) => ({ no }),
    missing: { no: 'GD0000000000' },
  },
  '/recharge/create-recharge': 'own',
  '/recharge/recharges-list': 'own',
  '/recharge/recharge-suspense-list': 'own',
  '/recharge/create-recharge-claim': 'own',
  '/recharge/recharge-info/{id}': ofRecharge,
  '/recharge/cancel-recharge': ofRecharge,
  '/bank-card/banks-list': 'open',
  '/bank-card/bank-cards-list': 'own',
  '/bank-card/add-bank-card': 'own',
  '/bank-card/verify-bank-card': ofCard({ code: '000000' }),
  '/bank-card/resend-bank-card-code': ofCard(),
  '/bank-card/set-default-bank-card': ofCard(),
  '/bank-card/remove-bank-card': ofCard(),
  '/withdraw/estimate-withdraw': 'own',
  '/withdraw/withdraws-list': 'own',
  '/withdraw/create-withdraw': {
    of: 'a bank account',
    owner: 'author',
    ask: ({ verifiedCardId: cardId }) => ({ amount: 100_000, cardId, requestId: newId() }),
    missing: { cardId: none },
  },

  '/withdraw/withdraw-info/{id}': ofWithdrawal,
  '/withdraw/cancel-withdraw': ofWithdrawal,

  '/upload/upload-file': 'own',
  '/upload/create-upload': 'own',
  '/upload/upload-part/{uploadId}/{offset}': ofUpload({ offset: 1 }),
  '/upload/complete-upload': ofUpload(),
  '/upload/file-info/{id}': ofFile,
  '/upload/file-url/{id}': ofFile,
  '/upload/file/{id}': 'link',
  '/upload/remove-file': {
    of: 'a file',
    owner: 'author',
    ask: ({ fileId }) => ({ fileId }),
    missing: { fileId: none },
  },

  '/embed/token': 'partner',
  '/embed/link': 'partner',
  '/embed/link-code': 'own',
  '/embed/links-list': 'own',
  '/embed/unlink': 'own',
  '/support/send-contact': 'open',

  '/sandbox/outbox': 'open',
  '/sandbox/notify': 'open',
  '/sandbox/advance-clock': 'open',
  '/sandbox/bank-transfer': 'open',
  '/sandbox/bank-payout': 'open',
  '/sandbox/reconcile': 'open',
  '/sandbox/add-partner': 'open',
};
