import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type PublicProfile as Person,
  blocksEndpoints,
  dealsEndpoints,
  invitationsEndpoints,
  noStatistics,
} from '@keo/core/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { openDialog } from '../../ui/story-dialog.ts';
import { chooseOption } from '../../ui/story-list.ts';
import { asAuthor } from '../deals/story-deals.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonActions } from './person-actions.tsx';

const giabao: Person = {
  id: 'u04',
  username: 'giabao',
  displayName: 'Phạm Gia Bảo',
  avatarUrl: null,
  headline: 'Thiết kế thương hiệu, dựng video',
  bio: '',
  verified: { email: true, phone: true, identity: false, bank: false },
  joinedAt: '2026-03-02T02:00:00.000Z',
  rejectPct: null,
  roles: ['worker'],
  skills: [],
  provinceCode: null,
  lastActiveAt: null,
  statistics: noStatistics,
  wasHired: false,
  isBlocked: false,
};
const link = (label: ReactNode) => <a href="#there">{label}</a>;

const meta = preview.meta({
  title: 'Marketplace/Person acts',
  component: PersonActions,
  args: { person: giabao, onInvite: fn(), renderSignInLink: link, renderEditLink: link },
  parameters: { width: 480 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const more = /^(Thêm|More)$/;
const choose = async (name: RegExp) => {
  await userEvent.click(await within(await screen.findByRole('menu')).findByRole('menuitem', { name }));
};

export const Invited = meta.story({
  args: { person: { ...giabao, wasHired: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Thuê lại|Hire again)$/ }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
});

export const Reported = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }));
    await choose(/^(Báo cáo|Report)$/);
    const dialog = await openDialog(canvasElement, /^(Báo cáo người này|Report this person)$/);
    await userEvent.click(
      dialog.getByRole('radio', { name: /^(Rủ giao dịch ngoài Keo|Leads away from Keo)/ }),
    );
    await userEvent.type(dialog.getByRole('textbox'), 'Rủ sang Zalo');
    await userEvent.click(dialog.getByRole('button', { name: /^(Gửi báo cáo|Send the report)$/ }));
    await waitFor(() =>
      expect(getFake({ id }).server.reports()).toEqual([
        { target: 'USER', targetId: 'u04', reason: 'PAY_OUTSIDE', note: 'Rủ sang Zalo' },
      ]),
    );
    await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
    // The menu's item is gone, its button is not.
    await waitFor(() => expect(canvas.getByRole('button', { name: more })).toHaveFocus());
  },
});

export const Blocking = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }));
    await choose(/^(Chặn|Block)$/);
    const dialog = await openDialog(canvasElement, /^(Chặn|Block) Phạm Gia Bảo\?$/);
    const { server } = getFake({ id });
    await expect(server.calls(blocksEndpoints.blockUser.path)).toBe(0);
    await userEvent.click(dialog.getByRole('button', { name: /^(Chặn|Block)$/ }));
    await waitFor(() => expect(server.calls(blocksEndpoints.blockUser.path)).toBe(1));
  },
});

export const Blocked = meta.story({
  args: { person: { ...giabao, isBlocked: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Bỏ chặn|Unblock)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: more })).toBeNull();
  },
});

export const BlockedList = meta.story({
  beforeEach: ({ id }) => {
    getFake({ id }).server.block('minhanh', 'giabao');
    getFake({ id }).server.block('minhanh', 'quochuy');
  },
  render: () => <BlockedPeople link={(_id, name) => link(name)} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Bỏ chặn|Unblock) Phạm Gia Bảo$/ }));
    await waitFor(() => expect(canvas.queryByText('Phạm Gia Bảo')).toBeNull());
    await expect(canvas.getByText('Trần Quốc Huy')).toBeVisible();
  },
});

const onInvited = fn();
const invitation = (again?: string) => <InviteForm person={giabao} again={again} onInvited={onInvited} />;
const send = /^(Gửi đề xuất|Send the offer)$/;

/** Nothing is posted: the form is there at once, and says what it needs. */
export const NothingPosted = meta.story({
  render: () => invitation(),
  play: async ({ canvas, id }) => {
    await userEvent.click(await canvas.findByRole('button', { name: send }));
    await expect(canvas.getByText(/^(Tên việc dài|A title has) 10–120/)).toBeVisible();
    await expect(canvas.getByText(/^(Chọn một lĩnh vực\.|Choose a category\.)$/)).toBeVisible();
    await expect(canvas.getByText(/^(Viết rõ việc cần làm\.|Say what is to be done\.)$/)).toBeVisible();
    await expect(getFake({ id }).server.calls(invitationsEndpoints.inviteWorker.path)).toBe(0);
  },
});

export const Invitation = meta.story({
  beforeEach: ({ id }) => {
    const { postJob } = getFake({ id }).server;
    postJob('minhanh', { title: 'Khảo sát thói quen mua mỹ phẩm' });
    postJob('minhanh', { kind: 'PROJECT', title: 'Thiết kế bộ nhận diện', price: 6_500_000 });
  },
  render: () => invitation(),
  play: async ({ canvas, id }) => {
    const title = 'Thiết kế bộ nhận diện';
    const which = await canvas.findByRole('combobox', { name: /^(Cho việc nào\?|For which work\?)$/ });
    await expect(await chooseOption(which, title)).toEqual([expect.stringMatching(/Phạm Gia Bảo$/), title]);
    await waitFor(() => expect(canvas.getByDisplayValue('6,500,000')).toBeVisible());
    await expect(getFake({ id }).server.calls(dealsEndpoints.initByAuthor.path)).toBe(0);
  },
});

const workedBefore = ({ id }: { id: string }) => {
  const { server } = getFake({ id });
  const { id: jobId, slug, title } = asAuthor.job;
  server.postJob('minhanh', { id: jobId, slug, title, kind: 'PROJECT' });
  server.deals.show('minhanh', { ...asAuthor, state: 'COMPLETED', actions: [] });
};

/** The same work again: everything is filled in, and a refusal takes nothing away. */
export const HiredAgain = meta.story({
  beforeEach: workedBefore,
  render: () => invitation('d1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(asAuthor.job.title)).toBeVisible();
    await expect(canvas.getByDisplayValue('6,500,000')).toBeVisible();
    await expect(canvas.getByDisplayValue('Logo, bảng màu và bao bì')).toBeVisible();
    await expect(canvas.getByDisplayValue('Bộ logo hoàn chỉnh')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByDisplayValue(asAuthor.job.title)).toBeVisible();
    await expect(onInvited).not.toHaveBeenCalled();
  },
});

/** The terms are whole; what is missing is far above the button. */
export const WithoutTitle = meta.story({
  beforeEach: workedBefore,
  render: () => invitation('d1'),
  play: async ({ canvas, id }) => {
    const title = await canvas.findByDisplayValue(asAuthor.job.title);
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(
      await canvas.findByText(/^(Còn chỗ chưa đúng ở trên|Something above is not right)/),
    ).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
    await expect(getFake({ id }).server.calls(invitationsEndpoints.inviteWorker.path)).toBe(0);
  },
});
