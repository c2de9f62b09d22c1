import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { reasonsByTarget, reportTargets, reportsEndpoints } from '@keo/core/contract';
import { OFFLINE, onceSignedIn } from '@keo/core/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { ReportButton } from './report-button.tsx';

const meta = preview.meta({
  title: 'Marketplace/Reports',
  component: ReportButton,
  args: { target: 'JOB' as const, targetId: 'jb_1', ownerId: 'u04', onClose: fn() },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const button = /^(Báo cáo tin này|Report this job)$/;
const send = /^(Gửi báo cáo|Send the report)$/;

/** Whatever was reported is reported once: the second time it is shown. */
export const Reporting = meta.story({
  play: async ({ args, canvas, canvasElement, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const form = await openDialog(canvasElement, button);
    await waitFor(() => expect(form.getAllByRole('radio')).toHaveLength(reasonsByTarget.JOB.length));
    await expect(form.getByRole('button', { name: send })).toBeDisabled();
    await userEvent.click(form.getByRole('radio', { name: /^(Việc bị cấm|Forbidden work)/ }));
    await userEvent.type(form.getByRole('textbox'), 'Thuê viết đánh giá giả');
    const { network, server } = getFake({ id });
    network.misbehave(onceSignedIn(OFFLINE));
    await userEvent.click(form.getByRole('button', { name: send }));
    await expect(await form.findByText(/mạng|offline|connection/i)).toBeVisible();
    network.misbehave();
    await userEvent.click(form.getByRole('button', { name: send }));
    await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: button })).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: button }));
    const shown = await openDialog(canvasElement, button);
    await expect(await shown.findByText('Thuê viết đánh giá giả')).toBeVisible();
    await expect(shown.queryByRole('button', { name: send })).toBeNull();
    await expect(server.reports()).toEqual([
      { target: 'JOB', targetId: 'jb_1', reason: 'FORBIDDEN_WORK', note: 'Thuê viết đánh giá giả' },
    ]);
  },
});

/** As after signing in for it. */
export const OpenByAddress = meta.story({
  args: { startsOpen: true },
  play: async ({ canvasElement }) => {
    await expect(
      (await openDialog(canvasElement, button)).getByRole('button', { name: send }),
    ).toBeDisabled();
  },
});

export const Kinds = meta.story({
  render: (args) => (
    <div className="keo-stack">
      {reportTargets.map((target) => (
        <ReportButton {...args} key={target} target={target} targetId={`of_${target}`} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(reportTargets.length));
    for (const [no, target] of reportTargets.entries()) {
      const opener = canvas.getAllByRole('button')[no];
      if (!opener) throw new Error('Each kind has a button');
      await userEvent.click(opener);
      const form = await openDialog(canvasElement, /./);
      await waitFor(() => expect(form.getAllByRole('radio')).toHaveLength(reasonsByTarget[target].length));
      await userEvent.click(form.getByRole('button', { name: /^(Thôi|Cancel)$/ }));
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
});

export const OwnThing = meta.story({
  args: { ownerId: 'u01' },
  tags: ['!dev'],
  play: async ({ canvas, id }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(getFake({ id }).server.calls(reportsEndpoints.reportInfo.path)).toBe(0);
  },
});

export const Visitor = meta.story({
  ...keoStory({}),
  args: { signInLink: (label) => <a href="#signin">{label}</a> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: button })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
