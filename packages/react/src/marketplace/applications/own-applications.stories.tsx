import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type ApplicationState, applicationsEndpoints } from '@keo/core/contract';
import { type JobSketch, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { chooseOption } from '../../ui/story-list.ts';
import { OwnApplicationList } from './own-application-list.tsx';
import { useWaitingApplications } from './use-waiting-applications.ts';
import { WaitingApplications } from './waiting-applications.tsx';

const link = (_: unknown, label: ReactNode) => <a href="#there">{label}</a>;
const allLink = (label: string) => <a href="#all">{label}</a>;

function Held({ onMessage }: { onMessage: (roomId: string) => void }) {
  const [state, setState] = useState<ApplicationState | undefined>();
  return (
    <OwnApplicationList
      state={state}
      onStateChange={setState}
      page={1}
      onPageChange={() => undefined}
      jobLink={link}
      personLink={link}
      dealLink={link}
      onMessage={onMessage}
      action={<a href="#find">Tìm việc</a>}
    />
  );
}

const meta = preview.meta({
  title: 'Marketplace/Own applications',
  component: Held,
  args: { onMessage: fn() },
  parameters: { width: 840 },
  ...keoStory({ signedInAs: 'quochuy' }),
});

const project: JobSketch = {
  kind: 'PROJECT',
  title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm',
  price: 5_000_000,
  questions: ['Bạn đã làm bao bì nào?'],
};
const letter = 'Tôi đã làm ba bộ nhận diện như thế này.';

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Bạn chưa ứng tuyển|You have not applied)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tìm việc' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ id }) => {
    getFake({ id }).network.misbehave(only('my-applications-list', SERVER_ERROR));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Chưa tải được đơn|Your applications could not)/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Thử lại|Try again)/ })).toBeVisible();
  },
});

export const EachState = meta.story({
  beforeEach: ({ id }) => {
    const { postJob, apply } = getFake({ id }).server;
    const states = ['SUBMITTED', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
    for (const [no, state] of states.entries()) {
      const { id: jobId } = postJob('minhanh', { ...project, title: `${project.title} ${no + 1}` });
      const sent = apply('quochuy', jobId, letter, no % 2 === 0 ? 6_000_000 : undefined);
      const authorReadAt = no === 0 ? null : '2026-11-20T02:15:00.000Z';
      Object.assign(sent, {
        state,
        authorReadAt,
        answers: ['Bao bì cho tiệm trà Lá Xanh.'],
        durationHours: 72,
      });
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(canvas.getByText(/(chưa xem\.|has not seen it yet)/)).toBeVisible();
    await expect(canvas.getByText(/09:15, 20\/11\/2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(Mở thoả thuận|Open the deal)$/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(Rút ứng tuyển|Withdraw)$/ })).toHaveLength(2);
    // What remains of 6,000,000đ after the fee, and of the posted 5,000,000đ.
    await expect(canvas.getAllByText(/5,400,000đ/)).toHaveLength(3);
    await expect(canvas.getAllByText(/4,500,000đ/)).toHaveLength(3);
    const [unfold] = canvas.getAllByText(/^(Lời ứng tuyển của bạn|What you wrote)$/);
    await userEvent.click(unfold!);
    await expect(canvas.getAllByText(letter)[0]).toBeVisible();
    await expect(canvas.getAllByText('Bao bì cho tiệm trà Lá Xanh.')[0]).toBeVisible();
    await chooseOption(canvas.getByRole('combobox'), /^(Không được chọn|Not chosen)$/);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

export const Withdrawn = meta.story({
  beforeEach: ({ id }) => {
    const { postJob, apply } = getFake({ id }).server;
    apply('quochuy', postJob('minhanh', project).id, letter);
  },
  play: async ({ canvas, canvasElement, id }) => {
    const press = () => canvas.findByRole('button', { name: /^(Rút ứng tuyển|Withdraw)$/ });
    await userEvent.click(await press());
    const question = await openDialog(canvasElement);
    await userEvent.click(question.getAllByRole('button', { name: /^(Giữ lại|Keep it)$/ }).at(-1)!);
    const { server } = getFake({ id });
    await expect(server.calls(applicationsEndpoints.cancelApplication.path)).toBe(0);
    await userEvent.click(await press());
    const again = await openDialog(canvasElement);
    await userEvent.click(again.getByRole('button', { name: /^(Rút ứng tuyển|Withdraw)$/ }));
    await expect(await canvas.findByText(/^(Bạn đã rút|You withdrew it)/)).toBeVisible();
    await chooseOption(canvas.getByRole('combobox'), /^(Đang chờ|Waiting)$/);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Xem tất cả|Show all)$/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

export const TakenDown = meta.story({
  beforeEach: ({ id }) => {
    const { postJob, apply } = getFake({ id }).server;
    const job = postJob('minhanh', project);
    Object.assign(apply('quochuy', job.id, letter), { state: 'REJECTED' });
    job.state = 'REMOVED';
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Keo đã gỡ tin này|Keo has taken this job down)\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: project.title })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: project.title })).toBeNull();
  },
});

function WaitingHere() {
  const { data } = useWaitingApplications();
  return data && <WaitingApplications applications={data} jobLink={link} allLink={allLink} />;
}

export const Waiting = meta.story({
  beforeEach: ({ id }) => {
    const { postJob, apply } = getFake({ id }).server;
    for (let no = 1; no <= 4; no++)
      apply('quochuy', postJob('minhanh', { ...project, title: `Việc thứ ${no}` }).id, letter);
  },
  render: () => <WaitingHere />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Việc thứ 4')).toBeVisible();
    await expect(canvas.queryByText('Việc thứ 1')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^(Xem cả 4 đơn|See all 4)$/ })).toBeVisible();
  },
});
