import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { jobsEndpoints } from '@keo/core/contract';
import type { JobSketch } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { openDialog } from '../../ui/story-dialog.ts';
import { EditJobSheet, type EditJobSheetProps } from './edit-job-sheet.tsx';
import { toForm } from './job-form.ts';
import { editElsewhere } from './story-edit-elsewhere.ts';

const onClose = fn<EditJobSheetProps['onClose']>();

function First() {
  const own = useKeoQuery(jobsEndpoints.myJobsList, {});
  const slug = own.data?.list[0]?.slug ?? '';
  const { data } = useKeoQuery(jobsEndpoints.jobInfo, { slug }, { enabled: slug !== '' });
  return data ? <EditJobSheet job={data} onClose={onClose} /> : null;
}

const meta = preview.meta({
  title: 'Marketplace/Edit a published job',
  component: First,
  parameters: { layout: 'fullscreen' },
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const Words = meta.story({
  beforeEach: ({ id }) =>
    void getFake({ id }).server.postJob('minhanh', {
      kind: 'PROJECT',
      title: 'Thiết kế bộ nhận diện cho tiệm trà',
      questions: ['Bạn đã làm bao nhiêu logo?'],
      applicants: 2,
    }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const title = await dialog.findByLabelText(/^(Tên việc|Title)$/);
    await expect(title).toHaveValue('Thiết kế bộ nhận diện cho tiệm trà');
    await expect(dialog.getByText(/(câu hỏi giữ nguyên|so these stay)/)).toBeVisible();
    const save = dialog.getByRole('button', { name: /^(Lưu và báo|Save and tell)/ });
    await userEvent.click(save);
    await expect(dialog.getByRole('alert')).toHaveTextContent(/(chưa sửa gì|changed nothing)/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Ngắn');
    await userEvent.click(save);
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(title, ' gọn: nhận diện cho tiệm trà');
    await expect(title).not.toHaveAttribute('aria-invalid');
    await userEvent.click(save);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
});

const posted: JobSketch = {
  kind: 'PROJECT',
  title: 'Thiết kế bộ nhận diện cho tiệm trà',
  questions: ['Bạn đã làm bao nhiêu logo?'],
};
const description = 'Vẽ lại biểu trưng, chọn màu và chữ cho một tiệm trà nhỏ ở Đà Lạt.';
const save = /^(Lưu và báo|Save and tell)/;

/** A change from another device, made meanwhile, stays. */
export const ChangedElsewhere = meta.story({
  beforeEach: ({ id }) => void getFake({ id }).server.postJob('minhanh', { ...posted, questions: [] }),
  play: async ({ canvasElement, id }) => {
    const { keo } = getFake({ id });
    const dialog = await openDialog(canvasElement);
    await userEvent.type(await dialog.findByLabelText(/^(Tên việc|Title)$/), ' ở Huế');
    editElsewhere(getFake({ id }), 'minhanh', { description });
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(dialog.getByDisplayValue(description)).toBeVisible());
    await expect(dialog.getByDisplayValue(`${posted.title} ở Huế`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(await keo.call(jobsEndpoints.jobInfo, { slug: 'j1' })).toMatchObject({
      title: `${posted.title} ở Huế`,
      description,
    });
  },
});

/** The same words on two devices: the other's are shown before they are replaced. */
export const ChangedInTwoWays = meta.story({
  beforeEach: ({ id }) => void getFake({ id }).server.postJob('minhanh', { ...posted, questions: [] }),
  play: async ({ canvasElement, id }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(await dialog.findByLabelText(/^(Tên việc|Title)$/), ' ở Huế');
    editElsewhere(getFake({ id }), 'minhanh', { title: `${posted.title} ở Vinh` });
    await expect(dialog.queryByText(/(thay các bản dưới đây|replace those below)/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await expect(await dialog.findByText(/(thay các bản dưới đây|replace those below)/)).toBeVisible();
    await expect(dialog.getByText(`${posted.title} ở Vinh`)).toBeVisible();
    await expect(dialog.getByDisplayValue(`${posted.title} ở Huế`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^(Bỏ bản sửa|Drop my changes)$/ }));
    await expect(dialog.getByDisplayValue(`${posted.title} ở Vinh`)).toBeVisible();
    await expect(dialog.queryByText(/(thay các bản dưới đây|replace those below)/)).toBeNull();
  },
});

/** What was kept and is older than a change from another device; its questions have been answered since. */
export const KeptBefore = meta.story({
  beforeEach: async ({ id }) => {
    const { keo, server } = getFake({ id });
    const job = server.postJob('minhanh', posted);
    const base = toForm(job);
    const form = { ...base, title: `${posted.title} ở Huế`, questions: ['Bạn làm logo mấy năm rồi?'] };
    await waitFor(() => expect(keo.getActor(draftsDomain)).toBeDefined());
    const text = JSON.stringify({ base, form });
    keo.getActor(draftsDomain)?.send({ type: 'drafts.keep', name: 'job.words.j1', text });
    Object.assign(job, { description, applicants: 2 });
  },
  play: async ({ canvasElement, id }) => {
    const { keo } = getFake({ id });
    const dialog = await openDialog(canvasElement);
    await waitFor(() => expect(dialog.getByDisplayValue(`${posted.title} ở Huế`)).toBeVisible());
    await expect(dialog.getByDisplayValue(description)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^(Bỏ bản sửa|Drop my changes)$/ }));
    await expect(dialog.getByDisplayValue(posted.title)).toBeVisible();
    await expect(keo.getActor(draftsDomain)?.getSnapshot().context).toEqual({});
    await userEvent.type(dialog.getByLabelText(/^(Tên việc|Title)$/), ' mới');
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(await keo.call(jobsEndpoints.jobInfo, { slug: 'j1' })).toMatchObject({
      title: `${posted.title} mới`,
      description,
      questions: posted.questions,
    });
  },
});
