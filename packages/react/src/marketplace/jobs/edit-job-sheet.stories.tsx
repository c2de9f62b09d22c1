import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { jobsEndpoints } from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { openDialog } from '../../ui/story-dialog.ts';
import { EditJobSheet, type EditJobSheetProps } from './edit-job-sheet.tsx';

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
