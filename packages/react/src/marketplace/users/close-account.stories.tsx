import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fakePassword } from '@keo/core/testing';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { CloseAccount } from './close-account.tsx';

const meta = preview.meta({
  title: 'Marketplace/Close account',
  component: CloseAccount,
  args: { link: (kind, children) => <a href={`#${kind}`}>{children}</a>, onClosed: fn() },
  parameters: { width: 640 },
  ...keoStory({ signedInAs: 'minhanh' }),
});

const submit = /^(Đóng tài khoản vĩnh viễn|Close my account for good)$/;
const username = /^(Gõ tên đăng nhập của bạn|Type your username)/;

/** Each obstacle links to the page that resolves it. */
export const Obstacles = meta.story({
  beforeEach: ({ id }) =>
    getFake({ id }).server.closing('minhanh', {
      obstacles: [
        { kind: 'DISPUTES', count: 1, amount: 0 },
        { kind: 'PROOFS_TO_REVIEW', count: 2, amount: 0 },
        { kind: 'DEALS', count: 3, amount: 0 },
        { kind: 'JOBS', count: 1, amount: 0 },
        { kind: 'HELD', count: 0, amount: 2_100_000 },
        { kind: 'UNCLEAR_MONEY', count: 1, amount: 0 },
        { kind: 'WITHDRAWALS', count: 1, amount: 500_000 },
        { kind: 'BALANCE', count: 0, amount: 1_200_000 },
      ],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: /^(Rút tiền|Withdraw)$/ })).toHaveAttribute(
      'href',
      '#BALANCE',
    );
    await expect(canvas.getByText(/1,200,000đ/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: submit })).toBeNull();
  },
});

/** Without obstacles it asks for password and username. */
export const LastStep = meta.story({
  beforeEach: ({ id }) => getFake({ id }).server.closing('minhanh', { applications: 2, leftover: 12_000 }),
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: submit });
    await expect(button).toBeDisabled();
    const password = canvas.getByLabelText(/^(Mật khẩu|Password)$/);
    await userEvent.type(password, 'not the password');
    await userEvent.type(canvas.getByLabelText(username), 'minhanh');
    await userEvent.click(button);
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onClosed).not.toHaveBeenCalled();
    await userEvent.clear(password);
    await userEvent.type(password, fakePassword);
    await userEvent.click(button);
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
  },
});
