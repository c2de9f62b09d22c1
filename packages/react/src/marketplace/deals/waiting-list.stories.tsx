import { expect } from 'storybook/test';
import { dealsEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { asAuthor, asWorker, inHours, may, proof, terms } from './story-deals.tsx';
import { useNextSteps } from './use-next-steps.ts';
import { type NextStep, getNextStep } from './next-step.ts';
import { WaitingList, type WaitingListProps } from './waiting-list.tsx';

const steps = [
  {
    ...asAuthor,
    terms: { ...terms, releaseMode: 'PER_PROOF' as const },
    proofs: [
      {
        ...proof,
        title: 'Mốc 2',
        state: 'SUBMITTED' as const,
        amount: 2_500_000,
        reviewDueAt: inHours(48),
      },
    ],
    nextTimer: {
      transition: 'P9',
      at: inHours(48),
      outcome: 'APPROVED',
      amount: 2_500_000,
      proofId: proof.id,
      moves: { at: inHours(48), worker: 2_500_000, author: 0 },
    },
  },
  {
    ...asAuthor,
    id: 'd2',
    state: 'AGREED' as const,
    proofs: [],
    actions: [may('APPROVE', dealsEndpoints.authorFinalize)],
  },
  { ...asWorker, id: 'd3', proofs: [{ ...proof, state: 'REVISION_REQUESTED' as const }] },
]
  .map(getNextStep)
  .filter((step): step is NextStep => step !== null);

const link: WaitingListProps['link'] = (_, className, label) => (
  <a href="#there" className={className}>
    {label}
  </a>
);

function AllThatWaits() {
  const { waiting } = useNextSteps();
  return waiting && <WaitingList steps={waiting} link={link} />;
}

const meta = preview.meta({
  title: 'Marketplace/What waits',
  component: WaitingList,
  args: { steps, link },
  parameters: { width: 720 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const Several = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/^(Duyệt “Mốc 2” của|Review “Mốc 2” of) Phạm Gia Bảo$/)).toBeVisible();
    const silence =
      /^(Nếu bạn chưa duyệt.+, 2,500,000đ được trả cho Phạm Gia Bảo\.|If you do not approve.+, 2,500,000đ is paid to Phạm Gia Bảo\.)$/;
    await expect(canvas.getByText(silence)).toBeVisible();
    await expect(canvasElement.querySelectorAll('.keo-button--primary')).toHaveLength(1);
  },
});

export const OnAPhone = meta.story({ parameters: { width: 343 } });

export const Nothing = meta.story({
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** The only one that waits is beyond the server's page size. */
export const BeyondAHundred = meta.story({
  beforeEach: ({ id }) => {
    for (let no = 1; no <= 120; no++)
      getFake({ id }).server.deals.show('minhanh', {
        ...asAuthor,
        id: `d${no}`,
        actions: [],
        proofs: no === 120 ? asAuthor.proofs : [],
      });
  },
  render: () => <AllThatWaits />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Duyệt|Review) “/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});
