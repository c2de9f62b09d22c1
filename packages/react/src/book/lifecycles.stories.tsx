import { expect, screen, userEvent } from 'storybook/test';
import {
  type ApplicationFacts,
  type DealFacts,
  type JobFacts,
  type ProofFacts,
  type Terms,
  applicationLaw,
  dealLaw,
  jobLaw,
  newDealFacts,
  proofLaw,
} from '@keo/core/contract';
import preview from '../../../../.storybook/preview.tsx';
import { LawWalk } from './law-chart.tsx';
import { lit } from './lit.ts';

const meta = preview.meta({ title: 'Headless/Lifecycles' });
const now = Date.UTC(2026, 10, 20, 9);

const walk = async (name: string, ...steps: readonly (readonly [command: string, state: string])[]) => {
  for (const [command, state] of steps) {
    await userEvent.click(screen.getByRole('button', { name: command }));
    await expect([command, ...lit(name)]).toEqual([command, state]);
  }
};

const job: JobFacts = {
  state: 'DRAFT',
  kind: 'QUICK',
  acceptMode: 'INSTANT',
  price: 35_000,
  slots: 40,
  taken: 0,
  used: 0,
  live: 0,
  openHours: 336,
  expiresAt: null,
  moderationUntil: null,
  enhancedAt: null,
  budget: { price: 0, fee: 0 },
  balance: 1_470_000,
  isVerified: true,
  isFlagged: false,
};

export const Job = meta.story({
  render: () => (
    <LawWalk
      law={jobLaw}
      name="job"
      from={job}
      now={now}
      steps={[
        { by: 'author', give: { type: 'PUBLISH' } },
        { by: 'author', give: { type: 'PAUSE' } },
        { by: 'author', give: { type: 'RESUME' } },
        { by: 'author', give: { type: 'CLOSE' } },
      ]}
    />
  ),
  play: async () => {
    await expect(lit('job')).toEqual(['DRAFT']);
    await walk('job', ['author: PAUSE', 'DRAFT']);
    await expect(screen.getByRole('status')).toHaveTextContent('Refused: NOT_ALLOWED');
    await walk('job', ['author: PUBLISH', 'OPEN'], ['author: PAUSE', 'PAUSED']);
    await walk('job', ['author: RESUME', 'OPEN'], ['author: CLOSE', 'CLOSED']);
  },
});

const application: ApplicationFacts = {
  state: 'NONE',
  submittedAt: 0,
  isShortlisted: false,
  remindedAt: null,
  job: { state: 'OPEN', kind: 'PROJECT', acceptMode: 'APPLY', slotsLeft: 1 },
  applicant: {
    isAuthor: false,
    hasApplied: false,
    withdrawn: 0,
    hasDeal: false,
    waiting: 0,
    unmetRule: null,
    pause: null,
  },
};

export const Application = meta.story({
  render: () => (
    <LawWalk
      law={applicationLaw}
      name="application"
      from={application}
      now={now}
      steps={[
        { by: 'worker', give: { type: 'APPLY' } },
        { by: 'author', give: { type: 'ACCEPT' } },
        { by: 'author', give: { type: 'REJECT' } },
      ]}
    />
  ),
  play: async () => {
    await expect(lit('application')).toEqual(['NONE']);
    await walk('application', ['worker: APPLY', 'SUBMITTED'], ['author: ACCEPT', 'ACCEPTED']);
  },
});

const terms: Terms = {
  price: 6_500_000,
  durationHours: 336,
  releaseMode: 'ALL',
  reviewHours: 120,
  revisionsMax: 3,
  scope: 'Bộ nhận diện',
  conditions: [{ title: 'Bộ logo', mandatory: true, accept: { types: ['IMAGE'] } }],
};
const deal: DealFacts = {
  ...newDealFacts,
  kind: 'PROJECT',
  terms: null,
  timeLimitMin: null,
  balance: 10_000_000,
  workerBps: 1000,
  job: { state: 'OPEN', acceptMode: 'APPLY', price: 0, slotsLeft: 1, slotGoesTo: 'MARKET' },
  candidate: { isAuthor: false, isTaken: false, live: 0, liveMax: 5, unmetRule: null, pause: null },
};

export const Deal = meta.story({
  render: () => (
    <LawWalk
      law={dealLaw}
      name="deal"
      from={deal}
      now={now}
      steps={[
        { by: 'author', give: { type: 'INIT_BY_AUTHOR', terms } },
        { by: 'worker', give: { type: 'ACCEPT', baseOfferNo: 1 } },
        { by: 'author', give: { type: 'APPROVE' } },
        { by: 'worker', give: { type: 'DECLINE' } },
      ]}
    />
  ),
  play: async () => {
    await expect(lit('deal')).toEqual(['NONE']);
    await walk('deal', ['author: INIT_BY_AUTHOR', 'NEGOTIATING'], ['worker: ACCEPT', 'AGREED']);
    await walk('deal', ['author: APPROVE', 'FUNDED']);
  },
});

const proof: ProofFacts = {
  state: 'UPLOADED',
  amount: 2_500_000,
  failedChecks: [],
  rules: ['FILES', 'NOT_AS_AGREED'],
  submittedAt: null,
  reviewDueAt: null,
  revisionCount: 0,
  revisionDueAt: null,
  appealUntil: null,
  isBeyondBudget: false,
  remindedAt: null,
  isAuto: false,
  deal: {
    state: 'IN_PROGRESS',
    kind: 'PROJECT',
    releaseMode: 'PER_PROOF',
    reviewHours: 120,
    revisionsMax: 3,
    effectiveDueAt: now + 48 * 3_600_000,
    held: { price: 4_500_000, fee: 225_000 },
    paid: 2_000_000,
    workerBps: 1000,
  },
  rejections: { used: 0, max: 1 },
};

export const Proof = meta.story({
  render: () => (
    <LawWalk
      law={proofLaw}
      name="proof"
      from={proof}
      now={now}
      steps={[
        { by: 'worker', give: { type: 'SUBMIT' } },
        { by: 'author', give: { type: 'REQUEST_REVISION', note: 'Hãy thêm bản trắng đen cho logo nhé.' } },
      ]}
    />
  ),
  play: async () => {
    await expect(lit('proof')).toEqual(['UPLOADED']);
    await walk('proof', ['worker: SUBMIT', 'SUBMITTED'], ['author: REQUEST_REVISION', 'REVISION_REQUESTED']);
  },
});
