import {
  type Scene,
  agreed,
  answerOffer,
  application,
  applied,
  draftDeal,
  finalizing,
  funded,
  negotiating,
  newId,
  ok,
  opened,
  terms,
  textProof,
  unposted,
} from '../../../dev/testing/market-scene.ts';
import { openRoom, roomOfDeal, say } from '../../../dev/testing/chat-scene.ts';
import { quickJob } from '../../../dev/testing/sample-jobs.ts';
import { finished } from '../../../dev/testing/review-scene.ts';

/** One call by `by` that reaches the other; `prepare` makes what it needs and answers its input. */
export type Deed = {
  by: 'author' | 'worker';
  what: string;
  prepare: (scene: Scene, words: string) => Promise<object>;
};

/**
 * Whom a call reaches beside its caller. `nobody`: no other person. `everybody`: what is public, addressed to no one.
 * `work`: the other side of a deal with held money, which a block does not stop. `ended`: whoever waits for an end, told
 * of it without words. Else the calls that a block stops, with what else the endpoint does.
 */
export type Reach =
  | 'nobody'
  | 'everybody'
  | 'work'
  | 'ended'
  | { stopped: readonly Deed[]; ended?: readonly Deed[] };

const deed = (by: Deed['by'], what: string, prepare: Deed['prepare']): Deed => ({ by, what, prepare });

const said = async (scene: Scene, by: Deed['by']) => {
  const { roomId, id: messageId } = await say(
    scene[by],
    await roomOfDeal(scene, await funded(scene)),
    'Chào bạn',
  );
  return { roomId, messageId };
};
const note = async (scene: Scene, more: object) => ({ dealId: (await funded(scene)).id, ...more });
const send = async (scene: Scene, text: string) => {
  const roomId = await roomOfDeal(scene, await draftDeal(scene));
  await say(scene.author, roomId, 'Chào bạn');
  return { roomId, clientId: newId(), type: 'TEXT', text };
};
const invitation = (scene: Scene, jobId: string, message: string) => ({
  jobId,
  workerId: scene.workerId,
  terms,
  message,
  requestId: newId(),
});

/** By path; questions of sockets by event. What only reads is not listed. */
export const reaches: Readonly<Record<string, Reach>> = {
  '/user/login': 'nobody',
  '/user/register': 'nobody',
  '/user/refresh-token': 'nobody',
  '/user/send-email': 'nobody',
  '/user/send-sms': 'nobody',
  '/user/check-sms': 'nobody',
  '/user/forgot-password': 'nobody',
  '/user/reset-password': 'nobody',
  '/user/logout': 'nobody',
  '/user/socket-ticket': 'nobody',
  '/user/change-password': 'nobody',
  '/user/send-contact-codes': 'nobody',
  '/user/change-contact': 'nobody',
  '/user/verify-email': 'nobody',
  '/user/verify-otp': 'nobody',
  '/user/revoke-session': 'nobody',
  '/user/passkey-challenge': 'nobody',
  '/user/passkey-login': 'nobody',
  '/user/passkey-options': 'nobody',
  '/user/add-passkey': 'nobody',
  '/user/rename-passkey': 'nobody',
  '/user/remove-passkey': 'nobody',
  '/user/update-info': 'everybody',
  '/user/block-user': 'nobody',
  '/user/unblock-user': 'nobody',
  '/user/refresh-balance': 'nobody',
  '/user/choose-news': 'nobody',
  '/user/close-account': 'ended',
  '/user/create-data-export': 'nobody',
  '/embed/token': 'nobody',
  '/embed/link': 'nobody',
  '/embed/link-code': 'nobody',
  '/embed/unlink': 'nobody',

  '/jobdeallog/jobs-deal/mark-read': 'nobody',
  '/jobdeallog/jobs-deal/mark-read-all': 'nobody',
  '/jobdeallog/jobs-deal-logs-new': {
    stopped: [
      deed('author', 'a note', (scene, description) => note(scene, { description })),
      deed('worker', 'a note that asks for an answer', (scene, description) =>
        note(scene, { description, requiresAction: true }),
      ),
    ],
  },
  '/job-deal/job-deal-info': 'nobody',
  '/job-deal/job-deal-init-by-author': {
    stopped: [
      deed('author', 'an invitation', async (scene, words) =>
        invitation(scene, (await opened(scene)).id, words),
      ),
      deed('author', 'the first offer', async (scene, words) =>
        invitation(scene, (await draftDeal(scene)).jobId, words),
      ),
    ],
  },
  '/job-deal/invite-worker': {
    stopped: [
      deed('author', 'work that is not posted', async ({ workerId }, message) => ({
        ...unposted,
        workerId,
        terms,
        message,
        requestId: newId(),
      })),
    ],
  },
  '/job-deal/job-deal-init-proposal': {
    stopped: [
      deed('worker', 'a slot', async (scene) => ({
        jobId: (await opened(scene, { ...quickJob, slots: 1, conditions: [textProof] })).id,
        mode: 'TAKE',
      })),
      deed('worker', 'the first offer', async (scene, message) => ({
        dealId: (await draftDeal(scene)).id,
        terms,
        message,
      })),
    ],
  },
  '/job-deal/job-deal-give-offer': {
    stopped: [
      deed('worker', 'another offer', async (scene, note) =>
        answerOffer(await negotiating(scene), 'COUNTER', { terms, note }),
      ),
      deed('worker', 'an agreement', async (scene, note) =>
        answerOffer(await negotiating(scene), 'ACCEPT', { note }),
      ),
    ],
    ended: [
      deed('worker', 'a refusal', async (scene, reason) =>
        answerOffer(await negotiating(scene), 'DECLINE', { reason, note: reason }),
      ),
      deed('author', 'a refusal of what is agreed', async (scene, reason) =>
        answerOffer(await agreed(scene), 'DECLINE', { reason, note: reason }),
      ),
    ],
  },
  '/job-deal/job-deal-author-finalize': {
    stopped: [
      deed('author', 'the money', async (scene, note) =>
        finalizing(await agreed(scene), 'APPROVE', { note }),
      ),
    ],
  },
  '/job-deal/start-deal': 'work',
  '/job-deal/cancel-deal': 'work',
  '/job-deal/respond-cancel': 'work',
  '/job-deal/open-dispute': 'work',
  '/job-deal/appeal-proof': 'work',
  '/job-deal/respond-dispute': 'work',
  '/job-deal/settle-dispute': 'work',
  '/job-deal/withdraw-dispute': 'work',
  '/job-proof/add-jobs-history-proof': {
    stopped: [
      deed('author', 'a condition', async (scene, title) => ({
        dealId: (await negotiating(scene)).id,
        kind: 'CONDITION',
        conditions: [{ ...textProof, title }],
      })),
    ],
  },
  '/job-proof/job-history-proof-change': 'work',

  '/job/create-job': 'nobody',
  '/job/estimate-job-cost': 'nobody',
  '/job/update-job': 'everybody',
  '/job/edit-job': 'everybody',
  '/job/publish-job': 'everybody',
  '/job/delete-job': 'nobody',
  '/job/pause-job': 'everybody',
  '/job/resume-job': 'everybody',
  '/job/renew-job': 'everybody',
  '/job/close-job': 'ended',
  '/job/clone-job': 'nobody',
  '/job-application/apply-job': {
    stopped: [
      deed('worker', 'an application', async (scene, coverLetter) => ({
        ...application((await opened(scene)).id),
        coverLetter,
      })),
    ],
  },
  '/job-application/read-applications': 'nobody',
  '/job-application/shortlist-application': 'nobody',
  '/job-application/accept-application': {
    stopped: [deed('author', 'a yes', async (scene) => ({ applicationId: (await applied(scene)).id }))],
  },
  '/job-application/reject-application': {
    stopped: [],
    ended: [
      deed('author', 'a no', async (scene, reason) => ({ applicationId: (await applied(scene)).id, reason })),
    ],
  },
  '/job-application/cancel-application': {
    stopped: [],
    ended: [deed('worker', 'a withdrawal', async (scene) => ({ applicationId: (await applied(scene)).id }))],
  },

  '/chat/open-room': {
    stopped: [
      deed('author', 'a conversation', async (scene) => ({ dealId: (await draftDeal(scene)).id })),
      deed('worker', 'a conversation', async (scene) => ({ applicationId: (await applied(scene)).id })),
    ],
  },
  '/chat/send-message': {
    stopped: [deed('author', 'a message', send), deed('worker', 'a message', send)],
  },
  '/chat/edit-message': {
    stopped: [
      deed('author', 'other words', async (scene, text) => ({ ...(await said(scene, 'author')), text })),
      deed('worker', 'other words', async (scene, text) => ({ ...(await said(scene, 'worker')), text })),
    ],
  },
  '/chat/delete-message': {
    stopped: [],
    ended: [deed('worker', 'words taken back', (scene) => said(scene, 'worker'))],
  },
  '/chat/mark-read': 'nobody',
  join_room: 'nobody',
  leave_room: 'nobody',
  send_message: { stopped: [deed('author', 'a message', send)] },
  typing: {
    stopped: [
      deed('worker', 'that they type', async (scene) => ({
        roomId: (await openRoom(scene.author, { dealId: (await funded(scene)).id })).id,
      })),
    ],
  },

  '/portfolio/ask-portfolio': {
    stopped: [
      deed('worker', 'a request to show work', async (scene) => {
        const { id } = await finished(scene);
        const { list } = await ok(scene.worker.get(`/job-proof/jobs-history-proof-list?dealId=${id}`));
        return { proofId: list[0].id };
      }),
    ],
  },
  '/portfolio/answer-portfolio': 'everybody',
  '/portfolio/remove-portfolio': 'everybody',
  '/review/add-review': 'everybody',
  '/review/update-review': 'everybody',
  '/review/reply-review': 'everybody',
  '/report/add-report': 'nobody',
  '/support/send-contact': 'nobody',

  '/recharge/create-recharge': 'nobody',
  '/recharge/create-recharge-claim': 'nobody',
  '/recharge/cancel-recharge': 'nobody',
  '/bank-card/add-bank-card': 'nobody',
  '/bank-card/verify-bank-card': 'nobody',
  '/bank-card/resend-bank-card-code': 'nobody',
  '/bank-card/set-default-bank-card': 'nobody',
  '/bank-card/remove-bank-card': 'nobody',
  '/withdraw/estimate-withdraw': 'nobody',
  '/withdraw/create-withdraw': 'nobody',
  '/withdraw/cancel-withdraw': 'nobody',
  '/upload/upload-file': 'nobody',
  '/upload/create-upload': 'nobody',
  '/upload/upload-part/{uploadId}/{offset}': 'nobody',
  '/upload/complete-upload': 'nobody',
  '/upload/remove-file': 'nobody',

  '/sandbox/notify': 'nobody',
  '/sandbox/advance-clock': 'nobody',
  '/sandbox/bank-transfer': 'nobody',
  '/sandbox/bank-payout': 'nobody',
  '/sandbox/add-partner': 'nobody',
};

/** One line for each call that `part` names. */
export const getDeeds = (
  part: 'stopped' | 'ended',
): { path: string; by: Deed['by']; what: string; deed: Deed }[] =>
  Object.entries(reaches).flatMap(([path, reach]) =>
    typeof reach === 'string'
      ? []
      : (reach[part] ?? []).map((one) => ({ path, by: one.by, what: one.what, deed: one })),
  );
