import { expect, screen, userEvent } from 'storybook/test';
import { applicationLaw, dealLaw, jobLaw, proofLaw } from '@keo/core/contract';
import { lawFixtures } from '@keo/core/simulation';
import preview from '../../../../.storybook/preview.tsx';
import { LawWalk } from './law-chart.tsx';
import { lit } from './lit.ts';

const meta = preview.meta({ title: 'Headless/Lifecycles' });
const { now, terms, draftJob, noApplication, noDeal, requiredProof } = lawFixtures;

const walk = async (name: string, ...steps: readonly (readonly [command: string, state: string])[]) => {
  for (const [command, state] of steps) {
    await userEvent.click(screen.getByRole('button', { name: command }));
    await expect([command, ...lit(name)]).toEqual([command, state]);
  }
};

export const Job = meta.story({
  render: () => (
    <LawWalk
      law={jobLaw}
      name="job"
      from={draftJob}
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

export const Application = meta.story({
  render: () => (
    <LawWalk
      law={applicationLaw}
      name="application"
      from={noApplication}
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

export const Deal = meta.story({
  render: () => (
    <LawWalk
      law={dealLaw}
      name="deal"
      from={noDeal}
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

export const Proof = meta.story({
  render: () => (
    <LawWalk
      law={proofLaw}
      name="proof"
      from={{ ...requiredProof, state: 'UPLOADED', failedChecks: [] }}
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
