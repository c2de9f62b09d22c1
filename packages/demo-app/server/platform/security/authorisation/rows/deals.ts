import { newId, statement, terms, unposted } from '../../../../dev/testing/market-scene.ts';
import { type Input, type Rows, none, ofAll, ofAuthor, ofBoth, ofWorker, version } from './row.ts';

export const ofDeal = (more: Input) =>
  ofBoth('a deal', { dealId: none }, ({ dealId }) => ({ dealId, ...more }));
/** With a file of the author, which others may not attach. */
const withFile = (more: Input) =>
  ofAuthor('a deal and a file', { dealId: none }, ({ dealId, sentFileId }) => ({
    dealId,
    fileIds: [sentFileId],
    ...more,
  }));

export const dealRows: Rows = {
  '/jobdeallog/jobs-my-deal-logs-list': 'own',
  '/jobdeallog/jobs-deal/mark-read': ofAuthor('a notification', { id: none }, ({ logId: id }) => ({ id })),
  '/jobdeallog/jobs-deal/mark-read-all': 'own',
  '/jobdeallog/jobs-deal-logs-list': ofDeal({}),
  '/jobdeallog/jobs-deal-logs-new': [
    ofDeal({ description: 'Nhớ gửi tệp gốc nhé.' }),
    withFile({ description: 'Đây là tệp gốc.' }),
  ],

  '/job-deal/my-deals-list': 'own',
  '/job-deal/job-deal-info': [
    ofDeal({}),
    ofBoth('a deal by its job and worker', { jobId: none }, ({ dealJobId: jobId, workerId }) => ({
      jobId,
      workerId,
    })),
    ofWorker('one’s own deal by its job', { jobId: none }, ({ dealJobId: jobId }) => ({ jobId })),
  ],
  '/job-deal/job-deal-init-by-author': {
    ...ofAuthor('a job', { jobId: none }, ({ decidedJobId: jobId, applicationId, workerId }) => ({
      jobId,
      applicationId,
      workerId,
      terms,
      requestId: newId(),
    })),
    free: ['workerId'],
  },
  '/job-deal/invite-worker': ofAll('a person', { workerId: none }, ({ newcomerId: workerId }) => ({
    ...unposted,
    workerId,
    terms,
    requestId: newId(),
  })),
  '/job-deal/job-deal-init-proposal': [
    ofDeal({ terms }),
    ofAll('an open job', { jobId: none }, ({ openJobId: jobId }) => ({ jobId, mode: 'TAKE' })),
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
  '/job-deal/appeal-proof': [
    ofBoth('a deal', { dealId: none }, ({ dealId, proofId }) => ({ dealId, proofId, version })),
    ofBoth('a deal and a file', { dealId: none }, ({ dealId, proofId, sentFileId }) => ({
      dealId,
      proofId,
      version,
      statement,
      fileIds: [sentFileId],
    })),
  ],
  '/job-deal/respond-dispute': [
    ofDeal({ version, statement, offerToWorker: 1 }),
    { ...withFile({ version, statement, offerToWorker: 1 }), also: ['worker'] },
    ofDeal({ version, accept: true }),
  ],
  '/job-deal/settle-dispute': ofDeal({ version, offerToWorker: 1 }),
  '/job-deal/withdraw-dispute': ofDeal({ version }),

  '/job-proof/jobs-history-proof-list': [
    ofDeal({}),
    ofAuthor('a job', { jobId: none }, ({ dealJobId: jobId }) => ({ jobId })),
  ],
  '/job-proof/add-jobs-history-proof': [
    ofWorker('a proof to hand in', { dealId: none }, ({ dealId, proofId, evidenceId }) => ({
      dealId,
      kind: 'EVIDENCE',
      proofId,
      fileIds: [evidenceId],
    })),
    ofDeal({ kind: 'CONDITION', conditions: terms.conditions }),
  ],
  '/job-proof/job-history-proof-change': [
    {
      ...ofWorker('a proof of a deal', { proofId: none }, ({ proofId }) => ({
        proofId,
        version,
        action: 'SUBMIT',
      })),
      also: ['author'],
    },
    {
      ...ofWorker('proofs of a deal', { proofIds: [none] }, ({ proofId }) => ({
        proofIds: [proofId],
        version,
        action: 'SUBMIT',
      })),
      also: ['author'],
    },
  ],
};
