import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import {
  type ConditionInput,
  applicationsEndpoints,
  type JobListing,
  jobsEndpoints,
} from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import type { JobFilterValue } from '../jobs/job-filter-value.ts';
import { JobList } from '../jobs/job-list.tsx';
import { JobPanel } from '../jobs/job-panel.tsx';
import { DealDetail } from '../deals/deal-detail.tsx';
import { useDeal } from '../deals/use-deal.ts';
import { WalletCard } from '../../wallet/wallet-card.tsx';
import { closedDialog, openDialog } from '../../ui/story-dialog.ts';

const link = (label: ReactNode) => <a href="#there">{label}</a>;

function JobAndForm({ slug }: { slug: string }) {
  const { data: job } = useKeoQuery(jobsEndpoints.jobInfo, { slug });
  return job ? (
    <JobPanel
      job={job}
      signInLink={link}
      dealLink={(_, label) => link(label)}
      manageLink={(_, label) => link(label)}
      onTaken={() => undefined}
    />
  ) : null;
}

function Market() {
  const [filter, setFilter] = useState<JobFilterValue>({});
  const [slug, setSlug] = useState<string | null>(null);
  if (slug !== null)
    return (
      <div style={{ maxWidth: 384 }}>
        <JobAndForm slug={slug} />
      </div>
    );
  const open = (job: JobListing, children: ReactNode) => (
    <a
      href={`#${job.slug}`}
      onClick={(event) => {
        event.preventDefault();
        setSlug(job.slug);
      }}
    >
      {children}
    </a>
  );
  return <JobList filter={filter} onFilterChange={setFilter} link={open} />;
}

function Working({ dealId }: { dealId: string }) {
  const { data: deal } = useDeal(dealId);
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 520 }}>
      <WalletCard />
      {deal && (
        <DealDetail
          deal={deal}
          jobLink={(_, label) => link(label)}
          rechargeLink={(_, label) => link(label)}
        />
      )}
    </div>
  );
}

const meta = preview.meta({
  title: 'Flows/Work',
  render: () => <Market />,
  ...keoStory({ signedInAs: 'minhanh' }),
});

export const FindAndApply = meta.story({
  beforeEach: ({ id }) => {
    const { postJob } = getFake({ id }).server;
    postJob('quochuy', {
      title: 'Dịch 12,000 từ tài liệu kỹ thuật Anh – Việt',
      kind: 'PROJECT',
      actions: [{ key: 'APPLY', enabled: true, endpoint: applicationsEndpoints.applyJob.path }],
    });
    postJob('quochuy', { title: 'Kiểm thử luồng đăng ký app giao đồ ăn' });
  },
  play: async ({ canvas, canvasElement, id }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.type(canvas.getByRole('searchbox'), 'tai lieu');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: /Dịch 12,000 từ/ }));
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^(Ứng tuyển|Apply)$/ }));
    await waitFor(open);
    const sheet = () => openDialog(canvasElement);
    const letter = async () => (await sheet()).findByRole('textbox', { name: /(Vì sao|Why you fit)/ });
    const send = async () => {
      const name = /^(Gửi ứng tuyển|Send the application)$/;
      await userEvent.click((await sheet()).getByRole('button', { name }));
    };
    await userEvent.type(await letter(), 'Tôi đã dịch');
    await send();
    await expect(await (await sheet()).findByText(/(ít nhất 20 ký tự|at least 20 characters)/)).toBeVisible();
    await expect(getFake({ id }).server.calls(applicationsEndpoints.applyJob.path)).toBe(0);
    await userEvent.click((await sheet()).getByRole('button', { name: /^(Đóng|Close)$/ }));
    await closedDialog(canvasElement);
    await open();
    await expect(await letter()).toHaveValue('Tôi đã dịch');
    await userEvent.type(await letter(), ' hai bộ tài liệu như thế này.');
    const price = (await sheet()).getByRole('textbox', { name: /(Giá bạn đề nghị|Your price)/ });
    await userEvent.type(price, '5tr');
    await expect(await (await sheet()).findByText(/4,500,000đ/)).toBeVisible();
    await send();
    await expect(await canvas.findByText(/(Bạn đã ứng tuyển|You have applied)/)).toBeVisible();
    await waitFor(() =>
      expect(getFake({ id }).keo.getActor(draftsDomain)?.getSnapshot().context).toEqual({}),
    );
  },
});

export const FromOfferToPayment = meta.story({
  tags: ['untranslated'],
  beforeEach: ({ id }) => {
    const { server } = getFake({ id });
    const job = server.postJob('quochuy', {
      title: 'Thiết kế bộ nhận diện cho tiệm mỹ phẩm thiên nhiên',
      kind: 'PROJECT',
    });
    const condition = {
      title: 'Bộ logo hoàn chỉnh',
      instructions: 'Tệp vector và ảnh xem trước.',
      mandatory: true,
      accept: { types: ['LINK' as const, 'TEXT' as const] },
    };
    const terms = { durationHours: 168, releaseMode: 'ALL' as const, reviewHours: 72, revisionsMax: 3 };
    const scope = 'Logo, bảng màu và bao bì';
    server.deals.offer('quochuy', 'minhanh', job, {
      ...terms,
      price: 6_000_000,
      scope,
      conditions: [condition],
    });
  },
  render: () => <Working dealId="dl1" />,
  play: async ({ canvas, canvasElement, id }) => {
    const { server } = getFake({ id });
    const { act, judge } = server.deals;
    const balance = (words: string) =>
      waitFor(() => expect(canvasElement.querySelector('.keo-wallet__sum')).toHaveTextContent(words));
    const press = async (name: RegExp) => userEvent.click(await canvas.findByRole('button', { name }));
    const handIn = async (words: string) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /^(Nội dung|Text)$/ }), words);
      await press(/^(Nộp bằng chứng|Hand in)$/);
    };
    await balance('1,950,000đ');
    await waitFor(() => expect(server.connections()).toBe(1));

    await press(/^(Đề xuất lại|Make another offer)$/);
    const price = canvas.getByLabelText(/^(Giá|Price)$/);
    await userEvent.clear(price);
    await userEvent.type(price, '6.5tr');
    await press(/^(Gửi đề xuất|Send the offer)$/);
    await canvas.findByText(/(Chờ Trần Quốc Huy trả lời|Waiting for Trần Quốc Huy)/);
    act('quochuy', 'dl1', { type: 'ACCEPT', baseOfferNo: 2 });
    act('quochuy', 'dl1', { type: 'APPROVE', expectTotal: 6_825_000 });

    await handIn('Ba hướng logo, kèm phần giải thích.');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ })).toBeNull(),
    );
    const note = 'Hãy thêm bản trắng đen của cả ba hướng.';
    judge('quochuy', 'dl1p1', { type: 'REQUEST_REVISION', note }, note);
    await canvas.findByText(note, { selector: 'p > span' });
    await canvas.findByText(note, { selector: 'li > p' });
    await handIn('Đã thêm bản trắng đen.');
    await waitFor(() => expect(server.deals.view('quochuy', 'dl1').proofs[0]?.state).toBe('SUBMITTED'));
    judge('quochuy', 'dl1p1', { type: 'APPROVE' });
    act('quochuy', 'dl1', { type: 'COMPLETE' });
    await balance('7,800,000đ');
    await expect(await canvas.findByText(/^(Hoàn thành|Completed)$/)).toBeVisible();
  },
});

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const pictureAt = (time: string, name: string) =>
  new File([pixel], name, { type: 'image/png', lastModified: Date.parse(time) });

/** Work on `dl1` with money held, that asks the worker for one thing. */
function giveWork({ id }: { id: string }, condition: Omit<ConditionInput, 'mandatory'>) {
  const { server } = getFake({ id });
  const job = server.postJob('quochuy', { title: condition.title, kind: 'PROJECT' });
  server.deals.offer('quochuy', 'minhanh', job, {
    durationHours: 168,
    releaseMode: 'ALL',
    reviewHours: 72,
    revisionsMax: 3,
    price: 1_000_000,
    scope: condition.title,
    conditions: [{ ...condition, mandatory: true }],
  });
  server.deals.act('minhanh', 'dl1', { type: 'ACCEPT', baseOfferNo: 1 });
  server.deals.act('quochuy', 'dl1', { type: 'APPROVE' });
}

/** Pictures are handed in with the time at which the oldest was made, where they must be new. */
export const FreshPictures = meta.story({
  beforeEach: (context) =>
    giveWork(context, {
      title: 'Ảnh tại chỗ',
      accept: { types: ['IMAGE'], minFiles: 2, mustBeFresh: true },
    }),
  render: () => <Working dealId="dl1" />,
  play: async ({ canvas, canvasElement, id }) => {
    const handIn = await canvas.findByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    await userEvent.upload(input!, [
      pictureAt('2026-11-20T03:10:00Z', 'quay-1.png'),
      pictureAt('2026-11-20T03:05:00Z', 'quay-2.png'),
    ]);
    await waitFor(() => expect(canvas.getAllByText(/^(Đã tải lên|Sent)$/)).toHaveLength(2));
    await userEvent.click(handIn);
    const proof = () => getFake({ id }).server.deals.view('minhanh', 'dl1').proofs[0];
    await waitFor(() => expect(proof()?.state).toBe('SUBMITTED'));
    const capturedAt = '2026-11-20T03:05:00.000Z';
    await expect(proof()?.evidence).toMatchObject([{ capturedAt }, { capturedAt }]);
  },
});

const writing = (context: { id: string }) =>
  giveWork(context, { title: 'Bài viết', accept: { types: ['TEXT'], minTextLen: 20 } });

/** What is kept on the server is handed in without anything new. */
export const KeptDraft = meta.story({
  beforeEach: writing,
  render: () => <Working dealId="dl1" />,
  play: async ({ canvas, id }) => {
    const proof = () => getFake({ id }).server.deals.view('minhanh', 'dl1').proofs[0];
    await userEvent.type(await canvas.findByLabelText(/^(Nội dung|Text)$/), 'Bài giới thiệu, bản cuối.');
    await userEvent.click(canvas.getByRole('button', { name: /^(Lưu nháp|Keep as a draft)$/ }));
    await waitFor(() => expect(proof()?.state).toBe('UPLOADED'));
    await waitFor(() => expect(canvas.getByLabelText(/^(Nội dung|Text)$/)).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ }));
    await waitFor(() => expect(proof()?.state).toBe('SUBMITTED'));
    await expect(proof()?.evidence).toHaveLength(1);
  },
});

/** Handed in with nothing new, a draft is refused with what it lacks. */
export const DraftThatLacks = meta.story({
  beforeEach: writing,
  render: () => <Working dealId="dl1" />,
  play: async ({ canvas, id }) => {
    const { deals } = getFake({ id }).server;
    await canvas.findByLabelText(/^(Nội dung|Text)$/);
    const failedChecks = [{ rule: 'MIN_TEXT', passed: false, note: '20' }];
    deals.judge('minhanh', 'dl1p1', { type: 'UPLOAD', failedChecks });
    await userEvent.click(canvas.getByRole('button', { name: /^(Nộp bằng chứng|Hand in)$/ }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      /^(Lần nộp vừa rồi chưa được|Your last try was not handed in):.*20 (ký tự|characters)/,
    );
    await expect(deals.view('minhanh', 'dl1').proofs[0]?.state).toBe('UPLOADED');
  },
});

const report = {
  title: 'Báo cáo lỗi',
  instructions: 'Từng bước, kèm máy và phiên bản.',
  mandatory: true,
  accept: { types: ['TEXT' as const], minTextLen: 50 },
};

const judging = ({ id }: { id: string }) => {
  const { server } = getFake({ id });
  const { act, judge, offer } = server.deals;
  const job = server.postJob('minhanh', { title: 'Kiểm thử app giao đồ ăn', kind: 'PROJECT' });
  offer('minhanh', 'quochuy', job, {
    price: 1_000_000,
    durationHours: 168,
    releaseMode: 'ALL',
    reviewHours: 72,
    revisionsMax: 3,
    scope: 'Hai vòng kiểm thử',
    conditions: [report, { ...report, title: 'Báo cáo vòng hai' }],
  });
  act('quochuy', 'dl1', { type: 'ACCEPT', baseOfferNo: 1 });
  act('minhanh', 'dl1', { type: 'APPROVE' });
  for (const proof of ['dl1p1', 'dl1p2']) {
    judge('quochuy', proof, { type: 'UPLOAD', failedChecks: [] });
    judge('quochuy', proof, { type: 'SUBMIT' });
  }
};

export const Rejecting = meta.story({
  beforeEach: judging,
  render: () => <Working dealId="dl1" />,
  play: async ({ canvas, canvasElement }) => {
    const reject = /^(Từ chối|Reject)$/;
    const [first] = await canvas.findAllByRole('button', { name: reject });
    await userEvent.click(first ?? canvasElement);
    await expect(
      await canvas.findByText(/^(Bạn còn 1 lượt từ chối thông thường|You have 1 ordinary rejection left)/),
    ).toBeVisible();
    const send = canvas.getByRole('button', { name: /^(Gửi|Send)$/ });
    await userEvent.type(canvas.getByLabelText(/^(Lý do từ chối|Why it is rejected)/), 'Chỉ có một câu.');
    await expect(send).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: /(“Báo cáo lỗi”)$/ }));
    const options = await within(canvasElement.ownerDocument.body).findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/50/),
      expect.stringMatching(/^(Không đúng như hướng dẫn|It is not as the instructions say)$/),
    ]);
    await userEvent.click(options[0] ?? canvasElement);
    // Radix disables pointer events while the listbox closes.
    await waitFor(async () => expect(getComputedStyle(send).pointerEvents).not.toBe('none'));
    await userEvent.click(send);
    await expect(await canvas.findByText(/^Báo cáo lỗi: .*50.*\.$/)).toBeVisible();
    await expect(canvas.getByText('Chỉ có một câu.')).toBeVisible();

    const [second] = canvas.getAllByRole('button', { name: reject });
    await userEvent.click(second ?? canvasElement);
    await expect(
      await canvas.findByText(/^(Bạn đã dùng hết lượt từ chối thông thường|You have used up your ordinary)/),
    ).toBeVisible();
    const beyond = canvas.getByRole('button', {
      name: /^(Từ chối và mở tranh chấp|Reject and open a dispute)$/,
    });
    await userEvent.type(canvas.getByLabelText(/^(Lý do từ chối|Why it is rejected)/), 'Bỏ trống.');
    await userEvent.click(canvas.getByRole('combobox', { name: /(“.*”)$/ }));
    const others = await within(canvasElement.ownerDocument.body).findAllByRole('option');
    await userEvent.click(others.at(-1) ?? canvasElement);
    await waitFor(async () => expect(getComputedStyle(beyond).pointerEvents).not.toBe('none'));
    await userEvent.click(beyond);
    await expect(await canvas.findByText('Bỏ trống.')).toBeVisible();
  },
});

export const WithBonus = meta.story({
  beforeEach: ({ id }) => {
    judging({ id });
    const { judge } = getFake({ id }).server.deals;
    judge('minhanh', 'dl1p1', { type: 'APPROVE' });
    judge('minhanh', 'dl1p2', { type: 'APPROVE' });
  },
  render: () => <Working dealId="dl1" />,
  play: async ({ canvas, canvasElement, id }) => {
    const pay = /^(Hoàn thành và trả tiền|Complete and pay)$/;
    await userEvent.click(await canvas.findByRole('button', { name: pay }));
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^(Thưởng thêm|A reward on top)/), '100000');
    await expect(await dialog.findByText(/105,000đ.*100,000đ.*5,000đ/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: pay }));
    await closedDialog(canvasElement);
    await expect(await canvas.findByText(/^(Bạn trả cho tiền thưởng|You pay for the bonus)$/)).toBeVisible();
    const { view } = getFake({ id }).server.deals;
    await expect(view('quochuy', 'dl1').money).toMatchObject({ bonusFee: 10_000, bonusNet: 90_000 });
  },
});
