import { type ReactNode, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { draftsDomain, randomId } from '@keo/core';
import { type JobState, applicationsEndpoints, getReliability, jobsEndpoints } from '@keo/core/contract';
import { type JobSketch, SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { chooseOption } from '../../ui/story-list.ts';
import { Applicants } from '../applications/applicants.tsx';
import { OwnJobList } from './own-job-list.tsx';
import { kept } from './story-post-job.tsx';
import { useWaitingJobs } from './use-waiting-jobs.ts';
import { WaitingJobs, type WaitingJobsProps } from './waiting-jobs.tsx';

const link = (_: unknown, label: ReactNode) => <a href="#there">{label}</a>;

function Held({ onCloned }: { onCloned: (slug: string) => void }) {
  const [state, setState] = useState<JobState | undefined>();
  return (
    <OwnJobList
      state={state}
      onStateChange={setState}
      page={1}
      onPageChange={() => undefined}
      link={link}
      applicantsLink={link}
      editLink={link}
      resumeLink={(label) => link(null, label)}
      rechargeLink={link}
      postLink={(label) => link(null, label)}
      onCloned={onCloned}
    />
  );
}

const act: WaitingJobsProps['editLink'] = (_, className, label) => (
  <a href="#there" className={className}>
    {label}
  </a>
);
function WaitingHere() {
  const { jobs } = useWaitingJobs();
  return jobs && <WaitingJobs {...jobs} applicantsLink={act} editLink={act} />;
}

const meta = preview.meta({
  title: 'Marketplace/Own jobs',
  component: Held,
  args: { onCloned: fn() },
  parameters: { width: 840 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

type Canvas = Pick<ReturnType<typeof within>, 'getAllByRole'>;
async function chooseAction(canvas: Canvas, { ownerDocument }: HTMLElement, name: RegExp) {
  const [first] = canvas.getAllByRole('button', { name: /^(Khác|More): / });
  if (!first) throw new Error('No row has a menu');
  await userEvent.click(first);
  await userEvent.click(await within(ownerDocument.body).findByRole('menuitem', { name }));
}

const project: JobSketch = { kind: 'PROJECT', title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm' };

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Đăng việc|Post work)$/ })).toBeVisible();
  },
});

export const Watched = meta.story({
  beforeEach: ({ id }) => {
    const { postJob, apply } = getFake({ id }).server;
    postJob('minhanh', {
      title: 'Khảo sát thói quen mua mỹ phẩm',
      slotsLeft: 15,
      taken: 20,
      done: 5,
      budget: { held: 551_250, total: 1_470_000, fee: 70_000 },
    });
    const { id: jobId } = postJob('minhanh', project);
    apply('quochuy', jobId, 'Tôi đã làm ba bộ nhận diện như thế này.');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^1 (người chờ|waiting)$/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(Khác|More): / })).toHaveLength(2);
    await chooseAction(canvas, canvasElement, /^(Đóng tin|Close)$/);
    const dialog = await openDialog(canvasElement);
    await waitFor(() => expect(dialog.getByText(/551,250đ/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: /^(Đóng tin|Close)$/ }));
    await expect(await canvas.findByText(/^(Đã đóng|Closed)$/)).toBeVisible();
  },
});

/** Whatever its state, a row has its buttons in one line, and the menu at the same place. */
export const EachState = meta.story({
  beforeEach: ({ id }) => {
    const { postJob, apply } = getFake({ id }).server;
    for (const state of ['IN_MODERATION', 'OPEN', 'PAUSED', 'FILLED', 'EXPIRED', 'CLOSED'] as const) {
      const { id: jobId } = postJob('minhanh', { ...project, state: 'OPEN' });
      apply('quochuy', jobId, 'Tôi đã làm ba bộ nhận diện như thế này.');
      for (const more of [
        { ...project, state },
        { title: 'Khảo sát thói quen mua mỹ phẩm', state },
      ])
        postJob('minhanh', more);
    }
  },
  // What a phone leaves beside the page's edges.
  parameters: { width: 343 },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article');
    await expect(rows).toHaveLength(18);
    for (const row of rows) {
      const buttons = [...row.querySelectorAll('.keo-own-job__acts :is(a, button)')];
      const middles = new Set(
        buttons
          .map((button) => button.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round(top + bottom)),
      );
      await expect(middles.size).toBe(1);
      await expect(row.scrollWidth).toBe(row.clientWidth);
    }
    const ends = rows.map((row) => within(row).getByRole('button', { name: /^(Khác|More): / }));
    await expect(new Set(ends.map((end) => Math.round(end.getBoundingClientRect().right))).size).toBe(1);
  },
});

const forDelete = /^(Xoá|Delete)$/;
const undo = /^(Hoàn tác|Undo)$/;
const draftState = { state: 'DRAFT', title: 'Chụp ảnh sản phẩm' } as const;

export const Drafts = meta.story({
  beforeEach: ({ id }) => {
    const { postJob } = getFake({ id }).server;
    postJob('minhanh', { ...project, ...draftState });
    postJob('minhanh', project);
  },
  play: async (context) => {
    const { canvas, id } = context;
    await kept('terms', { title: '' })(context);
    const section = within(
      await canvas.findByRole('region', { name: /^(Viết tiếp bản nháp|Finish your drafts)$/ }),
    );
    await expect(section.getByText(/^(Bước 4 trên 5|Step 4 of 5)/)).toBeVisible();
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
    // Drafts stand there alone.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));

    const { keo, server } = getFake({ id });
    const texts = () => keo.getActor(draftsDomain)?.getSnapshot().context;
    const before = texts();
    await userEvent.click(section.getAllByRole('button', { name: forDelete })[0]!);
    await expect(texts()).toEqual({});
    await expect(section.getByText(/“(Chưa có tên|No title yet)”/)).toBeVisible();
    // The button that was pressed undoes it.
    await expect(section.getByRole('button', { name: undo })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(texts()).toEqual(before);

    await userEvent.click(section.getAllByRole('button', { name: forDelete })[1]!);
    await userEvent.click(section.getByRole('button', { name: undo }));
    await expect(server.calls(jobsEndpoints.deleteJob.path)).toBe(0);
    await userEvent.click(section.getAllByRole('button', { name: forDelete })[1]!);
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    await expect(server.calls(jobsEndpoints.deleteJob.path)).toBe(1);
  },
});

export const DraftNotDeleted = meta.story({
  beforeEach: ({ id }) => {
    getFake({ id }).server.postJob('minhanh', { ...project, ...draftState });
  },
  play: async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: forDelete }));
    // Posted meanwhile in another tab.
    const { keo } = getFake({ id });
    await keo.call(jobsEndpoints.publishJob, { jobId: 'j1', requestId: randomId() });
    const shown = () => keo.toasts.getSnapshot().context.toasts.map(({ summary }) => summary);
    await waitFor(() =>
      expect(shown()).toEqual([expect.stringMatching(/(Chưa xoá được|could not be deleted)/)]),
    );
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
});

/** What was written is there again, and is not on this device alone. */
export const SavedDraftNotDeleted = meta.story({
  beforeEach: ({ id }) => {
    const { server, network } = getFake({ id });
    server.postJob('minhanh', { ...project, ...draftState });
    network.misbehave(only('delete-job', SERVER_ERROR));
  },
  play: async (context) => {
    const { canvas, id } = context;
    await kept('terms', { title: 'Chụp ảnh gạo' }, { jobId: 'j1', version: 1, form: '' })(context);
    const [row] = await canvas.findAllByRole('listitem');
    await expect(row).toHaveTextContent(/(Đã lưu, chưa đăng|Saved, not posted)/);
    const texts = () => getFake({ id }).keo.getActor(draftsDomain)?.getSnapshot().context;
    const before = texts();
    await userEvent.click(within(row!).getByRole('button', { name: forDelete }));
    await expect(texts()).toEqual({});
    await waitFor(() => expect(texts()).toEqual(before));
    await expect(await canvas.findByText('Chụp ảnh gạo')).toBeVisible();
  },
});

export const Boosted = meta.story({
  beforeEach: ({ id }) => {
    getFake({ id }).server.postJob('minhanh', {
      title: 'Khảo sát thói quen mua mỹ phẩm',
      slotsLeft: 15,
      budget: { held: 551_250, total: 1_470_000, fee: 70_000 },
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tăng sức hút|Boost)$/ }));
    const dialog = await openDialog(canvasElement);
    const price = await dialog.findByLabelText(/^(Trả mỗi người|Paid to each person)$/);
    await userEvent.clear(price);
    await userEvent.type(price, '30,000');
    await userEvent.click(dialog.getByRole('button', { name: /^(Cập nhật|Update)/ }));
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(price);
    await userEvent.type(price, '40,000');
    // 15 slots at 42,000đ, of which 551,250đ is held.
    await expect(dialog.getByRole('button', { name: /78,750đ/ })).toBeVisible();
  },
});

/** A query that no screen matches. */
const onPhone = () => {
  const never = matchMedia('not all');
  spyOn(globalThis, 'matchMedia').mockReturnValue(never);
};

export const PeopleApplied = meta.story({
  beforeEach: ({ id }) => {
    onPhone();
    const { postJob, apply } = getFake({ id }).server;
    const { id: jobId } = postJob('minhanh', project);
    const known = { reliability: getReliability({ completed: 9, late: 2, abandoned: 1 }) };
    Object.assign(apply('quochuy', jobId, 'Tôi đã làm ba bộ nhận diện như thế này.'), known);
    const other = apply('ducthinh', jobId, 'Tôi thiết kế bao bì đã sáu năm, làm trong một tuần.', 6_000_000);
    Object.assign(other, {
      answers: ['Bao bì cho tiệm trà Lá Xanh.'],
      lastSeenAt: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
    });
  },
  render: ({ onCloned }) => (
    <Applicants
      jobId="j1"
      kind="PROJECT"
      price={5_000_000}
      durationHours={120}
      questions={['Bạn đã làm bao bì nào?']}
      personLink={link}
      onAccepted={onCloned}
    />
  ),
  play: async ({ canvas, canvasElement, args, id }) => {
    await expect(await canvas.findByText('Bao bì cho tiệm trà Lá Xanh.')).toBeVisible();
    await expect(canvas.getAllByText('Bạn đã làm bao bì nào?')).toHaveLength(2);
    await expect(canvas.getByText(/^(Hoạt động 3 giờ trước|Active 3 hours ago)$/)).toBeVisible();
    await expect(await canvas.findByText(/6,300,000đ/)).toBeVisible();
    await expect(canvas.getAllByText(/^(Độ tin cậy|Reliability) 85\/100$/)).toHaveLength(1);
    const marks = () => canvas.getAllByRole('button', { name: /^(Đánh dấu|Mark)/ });
    await userEvent.click(marks()[1]!);
    await waitFor(() => expect(marks()[0]).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Từ chối|Decline)$/ })[1]!);
    const dialog = () => openDialog(canvasElement);
    await expect(getFake({ id }).server.calls(applicationsEndpoints.rejectApplication.path)).toBe(0);
    await userEvent.click((await dialog()).getByRole('button', { name: /^(Từ chối|Decline)$/ }));
    await expect(await canvas.findByText(/^(Đã từ chối|Declined)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Chọn|Choose)$/ }));
    await userEvent.click((await dialog()).getByRole('button', { name: /^(Chọn|Choose)$/ }));
    await waitFor(() => expect(args.onCloned).toHaveBeenCalledWith('d_ap2'));
  },
});

export const Compared = meta.story({
  beforeEach: ({ id }) => {
    onPhone();
    const { postJob, apply } = getFake({ id }).server;
    const { id: jobId } = postJob('minhanh', project);
    const known = { reliability: getReliability({ completed: 9, late: 2, abandoned: 1 }) };
    Object.assign(apply('quochuy', jobId, 'Tôi đã làm ba bộ nhận diện như thế này.', 7_000_000), known);
    apply('ducthinh', jobId, 'Tôi thiết kế bao bì đã sáu năm, làm trong một tuần.', 6_000_000);
  },
  render: ({ onCloned }) => (
    <Applicants
      jobId="j1"
      kind="PROJECT"
      price={5_000_000}
      durationHours={120}
      personLink={link}
      onAccepted={onCloned}
    />
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const names = () => canvas.getAllByRole('article').map((row) => row.querySelector('strong')?.textContent);
    await waitFor(() => expect(names()).toHaveLength(2));
    const first = names()[0];
    await chooseOption(canvas.getByRole('combobox'), /^(Giá thấp nhất trước|Lowest price first)$/);
    await waitFor(() => expect(names()[1]).toBe(first));
    const [one, other] = canvas.getAllByRole('checkbox');
    if (!one || !other) throw new Error('There is nobody to compare');
    await userEvent.click(one);
    await expect(canvas.getByRole('button', { name: /^(So sánh|Compare)$/ })).toBeDisabled();
    await userEvent.click(other);
    await userEvent.click(canvas.getByRole('button', { name: /^(So sánh|Compare)$/ }));
    const dialog = await openDialog(canvasElement, /^(So sánh|Compare)$/);
    await expect(dialog.getByText(/6,300,000đ/)).toBeVisible();
    await expect(dialog.getByText(/7,350,000đ/)).toBeVisible();
    await expect(dialog.getByText(/^(Mới trên Keo|New on Keo)/)).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: /^(Chọn|Choose)$/ })[0]!);
    const question = await openDialog(canvasElement, /^(Chọn .*|Choose .*)\?$/);
    await userEvent.click(question.getByRole('button', { name: /^(Chọn|Choose)$/ }));
    await waitFor(() => expect(args.onCloned).toHaveBeenCalledWith('d_ap2'));
    // With one person left there is none to compare with.
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(So sánh|Compare)$/ })).toBeNull());
  },
});

/** On a desk: sorted by what is pressed, best first, then the other way round, then as it came. */
export const InATable = meta.story({
  parameters: { width: 1180 },
  beforeEach: ({ id }) => {
    const { postJob, apply } = getFake({ id }).server;
    const { id: jobId } = postJob('minhanh', { ...project, questions: ['Bạn đã làm bao bì nào?'] });
    const words = 'Tôi đã làm ba bộ nhận diện như thế này.';
    Object.assign(apply('quochuy', jobId, words, 7_000_000), {
      reliability: getReliability({ completed: 9, late: 2 }),
      rating: 4.5,
      replyMinutes: 90,
      durationHours: 72,
      answers: ['Bao bì cho tiệm trà Lá Xanh.'],
    });
    apply('ducthinh', jobId, words, 6_000_000);
    Object.assign(apply('giabao', jobId, words), {
      reliability: getReliability({ completed: 20 }),
      rating: 4.9,
      replyMinutes: 12,
    });
  },
  render: ({ onCloned }) => (
    <Applicants
      jobId="j1"
      kind="PROJECT"
      price={5_000_000}
      durationHours={120}
      questions={['Bạn đã làm bao bì nào?']}
      personLink={link}
      onAccepted={onCloned}
      onMessage={onCloned}
    />
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const table = within(await canvas.findByRole('table', { name: /(Bấm tên cột|Press a column)/ }));
    const names = () =>
      table.getAllByRole('rowheader').map((cell) => cell.querySelector('strong')?.textContent);
    const came = names();
    const [huy, thinh, bao] = came;
    const head = (name: RegExp) => table.getByRole('columnheader', { name });
    const press = (name: RegExp) => userEvent.click(within(head(name)).getByRole('button'));
    const cost = /^(Bạn trả cả phí|You pay)/;
    await press(cost);
    await expect(names()).toEqual([bao, thinh, huy]);
    await expect(head(cost)).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual([huy, thinh, bao]);
    await expect(head(cost)).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard(' ');
    await expect(names()).toEqual(came);
    // Of whom nothing is known comes last in both directions.
    const stars = /^(Số sao|Stars)$/;
    await press(stars);
    await expect(names()).toEqual([bao, huy, thinh]);
    await press(stars);
    await expect(names()).toEqual([huy, bao, thinh]);
    await expect(table.getByText('7,350,000đ')).toBeVisible();
    await expect(table.getByText('78%')).toBeVisible();
    await expect(table.getByText(/^3 (ngày|days)$/)).toBeVisible();
    await expect(table.getAllByText(/^5 (ngày|days)$/)).toHaveLength(2);
    await userEvent.click(table.getAllByText(/^(Đọc|Read)$/)[0]!);
    await expect(await table.findByText('Bao bì cho tiệm trà Lá Xanh.')).toBeVisible();
    await userEvent.click(table.getAllByRole('button', { name: /^(Chọn|Choose)$/ })[1]!);
    const question = await openDialog(canvasElement);
    await userEvent.click(question.getByRole('button', { name: /^(Chọn|Choose)$/ }));
    await waitFor(() => expect(args.onCloned).toHaveBeenCalledWith('d_ap3'));
    await expect(await table.findByText(/^(Đã chọn|Chosen)$/)).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ id }) => {
    const { postJob, apply } = getFake({ id }).server;
    const { id: jobId } = postJob('minhanh', project);
    apply('quochuy', jobId, 'Tôi đã làm ba bộ nhận diện như thế này.');
    postJob('minhanh', { ...project, title: 'Chụp ảnh sản phẩm', state: 'DRAFT' });
    postJob('minhanh', { ...project, title: 'Dịch trang chủ' });
  },
  render: () => <WaitingHere />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 (người chờ trả lời|person waits for an answer)$/)).toBeVisible();
    await expect(canvas.getByText('Chụp ảnh sản phẩm')).toBeVisible();
    await expect(canvas.queryByText('Dịch trang chủ')).not.toBeInTheDocument();
  },
});
