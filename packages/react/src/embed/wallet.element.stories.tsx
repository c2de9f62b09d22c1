import { expect, userEvent, waitFor } from 'storybook/test';
import { SERVER_ERROR, only } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import './define.ts';
import { getPart, getSite, siteStory } from './story-site.tsx';

const tag = 'keo-wallet';

const meta = preview.meta({
  title: 'Embeds/Wallet',
  parameters: { width: 480 },
  render: (_args, { id }) => <keo-wallet api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />,
  ...siteStory,
});

const balance = (words: string) =>
  waitFor(() => expect(getPart(tag, '[part=balance]')).toHaveTextContent(words));

export const Keyless = meta.story({
  render: () => <keo-wallet />,
  play: async () => {
    await balance('1,950,000đ');
    await expect(getPart(tag, '[part=demo]')).toBeVisible();
  },
});

export const Live = meta.story({
  play: async ({ id }) => {
    const { server } = getSite({ id });
    await balance('1,950,000đ');
    await waitFor(() => expect(server.connections()).toBe(1));
    server.money.happened('minhanh', 'RECHARGE', 50_000);
    await balance('2,000,000đ');
    await waitFor(() => expect(getPart(tag, '[part=movement]')).toHaveTextContent('+50,000đ'));
  },
});

export const Masked = meta.story({
  play: async () => {
    await balance('1,950,000đ');
    await userEvent.click(getPart(tag, 'button[aria-pressed]'));
    await balance('••••••');
  },
});

export const WithoutMovements = meta.story({
  render: (_args, { id }) => (
    <keo-wallet movements={0} api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
  ),
  play: async () => {
    await balance('1,950,000đ');
    await expect(() => getPart(tag, '[part=movement]')).toThrow('has no');
  },
});

export const MovementsFailed = meta.story({
  parameters: { fake: { misbehaviours: [only('/transaction/transactions-list', SERVER_ERROR)] } },
  play: async ({ id }) => {
    await balance('1,950,000đ');
    await waitFor(() => expect(getPart(tag, '.keo-error button')).toBeVisible());
    getSite({ id }).network.misbehave();
    await userEvent.click(getPart(tag, '.keo-error button'));
    await waitFor(() => expect(getPart(tag, '[part=movement]')).toBeVisible());
  },
});

export const SignedOut = meta.story({
  render: () => <keo-wallet api-base="/au/api" fetchToken={async () => ''} />,
  play: async () => {
    await waitFor(() => expect(getPart(tag, '.keo-empty')).toHaveTextContent(/chưa đăng nhập|not signed in/));
  },
});
