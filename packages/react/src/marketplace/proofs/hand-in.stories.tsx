import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keoStory } from '../../client/story-keo.tsx';
import { DealDetail } from '../deals/deal-detail.tsx';
import { asWorker, link, proof, round } from '../deals/story-deals.tsx';

const photos = {
  ...proof,
  title: 'Ảnh tại chỗ',
  state: 'UPLOADED' as const,
  accept: { types: ['IMAGE' as const], minFiles: 2, mustBeFresh: true },
  evidence: [round],
  checks: [
    { rule: 'EMPTY', passed: false, note: null },
    { rule: 'FRESH', passed: false, note: null },
  ],
};

const meta = preview.meta({
  title: 'Marketplace/Hand in',
  component: DealDetail,
  args: { deal: { ...asWorker, proofs: [photos] }, jobLink: link, rechargeLink: link },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

/** The author sees a draft; an older picture is refused with the time from which on pictures count. */
export const KeptDraft = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Nguyễn Minh Anh (xem được bản nháp, nhưng|can see the draft, but)/),
    ).toBeVisible();
    const lacks = canvas.getByRole('status');
    await expect(lacks).toHaveTextContent(
      /^(Bản nháp đã lưu chưa nộp được|The kept draft cannot be handed in)/,
    );
    await expect(lacks).toHaveTextContent(/(thuộc loại phải nộp|of a kind that has to be)/);
    await expect(lacks).toHaveTextContent(/(từ 10:00, 19\/11\/2026|from 10:00, 19 Nov 2026)/);
    await expect(lacks).toHaveTextContent(/(chụp ảnh mới|take new ones)/);
  },
});

export const NotBegun = meta.story({
  args: { deal: { ...asWorker, state: 'FUNDED', startedAt: null, proofs: [photos] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/(sau khi bạn được giao việc|after the work was given to you)/),
    ).toBeVisible();
  },
});
