import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { jobsEndpoints } from '@keo/core/contract';
import { OFFLINE } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { openDialog } from '../../ui/story-dialog.ts';
import type { PostJobSheetProps } from './post-job-sheet.tsx';
import { SignedInPostJob, form, kept, next, postJobArgs } from './story-post-job.tsx';

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const meta = preview.meta({
  title: 'Marketplace/Posting a job',
  component: SignedInPostJob,
  args: postJobArgs,
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const FromTheBeginning = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: next }));
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(dialog.getByText(/(Tên việc dài|A title has)/)).toBeVisible();
    await expect(dialog.getByText(/(Bước 2 trên 5|Step 2 of 5)/)).toBeVisible();
    const title = dialog.getByRole('textbox', { name: /^(Tên việc|Title)$/ });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.type(title, 'Chụp ảnh kệ gạo');
    await expect(dialog.queryByText(/(Tên việc dài|A title has)/)).toBeNull();
  },
});

function JobOfDraft(props: PostJobSheetProps) {
  const { data: job } = useKeoQuery(jobsEndpoints.jobInfo, { slug: 'viec-1' });
  return job?.isEditable ? <SignedInPostJob {...props} job={job} /> : null;
}

/** A draft is reset to the server's version. */
export const StartedOver = meta.story({
  beforeEach: ({ id }) =>
    void getFake({ id }).server.postJob('minhanh', {
      title: 'Chụp ảnh kệ gạo',
      state: 'DRAFT',
      isEditable: true,
    }),
  render: (args) => <JobOfDraft {...args} />,
  play: async ({ canvasElement, id }) => {
    const dialog = await openDialog(canvasElement);
    const title = dialog.getByRole('textbox', { name: /^(Tên việc|Title)$/ });
    await userEvent.type(title, ' ở Huế');
    await userEvent.click(await dialog.findByRole('button', { name: /^(Bỏ bản nháp|Drop the draft)/ }));
    await expect(title).toHaveValue('Chụp ảnh kệ gạo');
    await expect(getFake({ id }).keo.getActor(draftsDomain)?.getSnapshot().context).toEqual({});
  },
});

export const Proofs = meta.story({
  beforeEach: kept('proofs'),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /^(Thêm một mục|Add a proof)$/ }));
    await expect(dialog.getByRole('region', { name: /^(Mục 2|Proof 2)$/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(dialog.getByText(/(Tên mục dài|A title has)/)).toBeVisible();
    const item = within(dialog.getByRole('region', { name: /^(Mục 2|Proof 2)$/ }));
    await expect(item.queryByRole('radio')).toBeNull();
    await userEvent.click(item.getByRole('button', { name: /^(đường dẫn|link)$/ }));
    await userEvent.click(item.getByRole('radio', { name: /^(Đủ các loại|All of these)/ }));
    await expect(item.getByRole('radio', { name: /^(Đủ các loại|All of these)/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: /^(Bỏ mục 2|Remove proof 2)$/ }));
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(dialog.getByText(/(Bước 4 trên 5|Step 4 of 5)/)).toBeVisible();
  },
});

export const Terms = meta.story({ beforeEach: kept('terms') });

export const WhoMayDoIt = meta.story({
  beforeEach: kept('terms', {
    eligibility: { ...form.eligibility, provinces: ['79'], minReliability: '85' },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /(Mỗi người chỉ làm|Once for each)/ }));
    await expect(dialog.getByRole('button', { name: /^(Bỏ|Remove) TP. Hồ Chí Minh$/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(
      await dialog.findByText(
        /(ở|living in) TP. Hồ Chí Minh; .*85.*; (mỗi người làm một lần|once for each person)/,
      ),
    ).toBeVisible();
  },
});

export const ByParts = meta.story({
  beforeEach: kept('terms', {
    kind: 'PROJECT',
    acceptMode: 'APPLY',
    price: '7,000,000',
    slots: '1',
    durationDays: '7',
    reviewHours: '120',
    releaseMode: 'PER_PROOF',
    conditions: ['2,000,000', '4,500,000'].map((amount, no) => ({
      ...form.conditions[0]!,
      title: `Mốc ${no + 1}`,
      amount,
    })),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: next }));
    const first = dialog.getByRole('textbox', { name: 'Mốc 1' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(/6,500,000đ/);
    await expect(isInSight(first)).toBe(true);
    const budget = dialog.getByRole('textbox', { name: /^(Ngân sách|Budget)$/ });
    await userEvent.clear(budget);
    await userEvent.type(budget, '6,5tr');
    await userEvent.click(dialog.getByRole('button', { name: next }));
    await expect(await dialog.findByText(/(Bước 5 trên 5|Step 5 of 5)/)).toBeVisible();
  },
});

export const Published = meta.story({
  beforeEach: kept('preview'),
  play: async ({ canvasElement, args, id }) => {
    const dialog = await openDialog(canvasElement);
    const publish = await dialog.findByRole('button', { name: /1,470,000đ/ });
    await waitFor(() => expect(publish).toBeEnabled());
    // Without a network: what went wrong is on the screen, below a whole job.
    const { network } = getFake({ id });
    network.misbehave(OFFLINE);
    await userEvent.click(publish);
    const unsure = await dialog.findByRole('alert');
    await waitFor(() => expect(isInSight(unsure)).toBe(true));
    network.misbehave();
    await userEvent.click(publish);
    await waitFor(() => expect(args.onPosted).toHaveBeenCalledOnce());
    await expect(getFake({ id }).keo.getActor(draftsDomain)?.getSnapshot().context).toEqual({});
    await expect(getFake({ id }).server.calls(jobsEndpoints.createJob.path)).toBe(1);
  },
});

export const DeletedElsewhere = meta.story({
  beforeEach: kept('preview', {}, { jobId: 'j9', version: 1, form: '' }),
  play: async ({ canvasElement, args, id }) => {
    const dialog = await openDialog(canvasElement);
    const publish = await dialog.findByRole('button', { name: /1,470,000đ/ });
    await waitFor(() => expect(publish).toBeEnabled());
    await userEvent.click(publish);
    await waitFor(() => expect(args.onPosted).toHaveBeenCalledOnce());
    await expect(getFake({ id }).server.calls(jobsEndpoints.createJob.path)).toBe(1);
  },
});

/** A link to recharge replaces publishing. */
export const MissingMoney = meta.story({
  beforeEach: kept('preview', { slots: '60' }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByRole('link')).toHaveAttribute('href', '#255000');
    await expect(dialog.queryByRole('button', { name: /2,205,000đ/ })).toBeNull();
  },
});
