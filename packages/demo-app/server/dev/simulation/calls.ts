import type { ApplicationCommand, DealCommand, JobCommand, ProofCommand } from '@keo/core/contract';
import { newId, statement, words } from '../testing/market-scene.ts';

/** The server's state of the thing that a command is for. */
export type Known = {
  jobId: string;
  job: object;
  workerId: string;
  dealId: string;
  proofId: string;
  applicationId: string;
  version: number;
  getProofId: (id: string) => string | undefined;
};

/** The server gets conditions that a text satisfies, whatever the model has: the law only looks at their money. */
const textOnly = <Condition extends object>(condition: Condition) => ({
  ...condition,
  accept: { types: ['TEXT'], minTextLen: 20 },
});
const inWords = <Part extends { conditions?: readonly object[] | undefined }>(part: Part) => ({
  ...part,
  ...(part.conditions && { conditions: part.conditions.map(textOnly) }),
});
export const conditions = [true, false].map((mandatory, index) =>
  textOnly({ title: `Báo cáo ${index + 1}`, mandatory }),
);

/** Null without an endpoint for the command. */
export function jobCall(command: JobCommand, { jobId, job, version }: Known): object | null {
  if (command.type !== 'ENHANCE') return { jobId, ...(command.type === 'PUBLISH' && { requestId: newId() }) };
  const { price, slots } = command;
  const raised = { ...job, ...(price !== undefined && { price }), ...(slots !== undefined && { slots }) };
  return { jobId, version, job: raised };
}

export function applicationCall(command: ApplicationCommand, { jobId, applicationId }: Known): object | null {
  if (command.type === 'APPLY') return { jobId, coverLetter: words };
  if (command.type === 'SHORTLIST') return { applicationId, mark: command.isOn ? 'ON' : 'OFF' };
  return { applicationId };
}

export function proofCall(command: ProofCommand, { dealId, proofId, version }: Known): object | null {
  if (command.type === 'REMOVE_FILE') return null;
  if (command.type !== 'UPLOAD') {
    const { type: action, ...said } = command;
    return { proofId, version, action, ...said };
  }
  const text = command.failedChecks.length === 0 ? words : 'Xong';
  return { dealId, kind: 'EVIDENCE', proofId, fileIds: [], text };
}

export function dealCall(command: DealCommand, known: Known): object | null {
  const { jobId, workerId, dealId, version } = known;
  const deal = { dealId, version };
  switch (command.type) {
    case 'TAKE':
      return { jobId, mode: 'TAKE' };
    case 'INIT_BY_AUTHOR':
      return { jobId, workerId, terms: inWords(command.terms), requestId: newId() };
    case 'INIT_PROPOSAL':
      return { dealId, terms: inWords(command.terms) };
    case 'ADD_CONDITIONS':
      return { dealId, kind: 'CONDITION', conditions: command.conditions.map(textOnly) };
    case 'COUNTER':
      return {
        ...deal,
        decision: 'COUNTER',
        baseOfferNo: command.baseOfferNo,
        terms: inWords(command.terms),
      };
    case 'ACCEPT':
      return { ...deal, decision: 'ACCEPT', baseOfferNo: Math.max(1, command.baseOfferNo) };
    case 'DECLINE':
      return { ...deal, decision: 'DECLINE', baseOfferNo: 1 };
    case 'CHANGE_ORDER':
      return { ...deal, decision: 'CHANGE_ORDER', baseOfferNo: 1, terms: inWords(command.change) };
    case 'APPROVE':
    case 'COMPLETE':
    case 'CANCEL': {
      const { type: decision, ...more } = command;
      return { ...deal, decision, expectTotal: 0, requestId: newId(), ...more };
    }
    case 'GIVE_UP':
      return { ...deal, reason: 'Không làm kịp' };
    case 'REQUEST_CANCEL':
      return { ...deal, toWorker: command.toWorker, reason: 'Đổi kế hoạch' };
    case 'ACCEPT_CANCEL':
    case 'REFUSE_CANCEL':
      return { ...deal, decision: command.type === 'ACCEPT_CANCEL' ? 'ACCEPT' : 'REFUSE' };
    case 'OPEN_DISPUTE':
      return { ...deal, claimToWorker: command.claimToWorker, reasonCode: 'OTHER', statement };
    case 'APPEAL': {
      const proofId = known.getProofId(command.proofId);
      return proofId === undefined ? null : { ...deal, proofId };
    }
    case 'RESPOND_DISPUTE':
      return { ...deal, statement, offerToWorker: command.toWorker };
    case 'SETTLE':
      return { ...deal, offerToWorker: command.toWorker };
    case 'START':
    case 'WITHDRAW_DISPUTE':
      return deal;
    default:
      return null;
  }
}
