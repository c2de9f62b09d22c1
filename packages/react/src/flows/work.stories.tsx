import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { draftsDomain } from '@keo/core';
import { applicationsEndpoints, type JobListing, jobsEndpoints } from '@keo/core/contract';
import preview from '../../../../.storybook/preview.tsx';
import { fakeOf, keoStory } from '../client/story-keo.tsx';
import { useKeoQuery } from '../client/use-keo-query.ts';
import type { JobFilterValue } from '../jobs/job-filter-value.ts';
import { JobList } from '../jobs/job-list.tsx';
import { JobPanel } from '../jobs/job-panel.tsx';
import { closedDialog, openDialog } from '../ui/story-dialog.ts';

const link = (label: ReactNode) => <a href="#there">{label}</a>;

function Posting({ slug }: { slug: string }) {
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

/** The way of a router, without one: the list, then what was pressed in it. */
function Market() {
  const [filter, setFilter] = useState<JobFilterValue>({});
  const [slug, setSlug] = useState<string | null>(null);
  if (slug !== null)
    return (
      <div style={{ maxWidth: 384 }}>
        <Posting slug={slug} />
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

const meta = preview.meta({
  title: 'Flows/Work',
  render: () => <Market />,
  ...keoStory({ signedInAs: 'minhanh' }),
});

/** Found by its words and opened. What was written is there again after the sheet was closed, and gone once it was sent. */
export const FindAndApply = meta.story({
  beforeEach: ({ id }) => {
    const { postJob } = fakeOf({ id }).server;
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
    await expect(fakeOf({ id }).server.calls(applicationsEndpoints.applyJob.path)).toBe(0);
    await userEvent.click((await sheet()).getByRole('button', { name: /^(Đóng|Close)$/ }));
    await closedDialog(canvasElement);
    await open();
    await expect(await letter()).toHaveValue('Tôi đã dịch');
    await userEvent.type(await letter(), ' hai bộ tài liệu như thế này.');
    const price = (await sheet()).getByRole('textbox', { name: /(Giá bạn đề nghị|Your price)/ });
    await userEvent.type(price, '5tr');
    await expect(await (await sheet()).findByText(/4,500,000đ/)).toBeVisible();
    await send();
    await expect(
      await canvas.findByText(/(Bạn đã ứng tuyển|You have applied)/, {}, { timeout: 10_000 }),
    ).toBeVisible();
    await waitFor(() => expect(fakeOf({ id }).keo.actorOf(draftsDomain)?.getSnapshot().context).toEqual({}));
  },
});
