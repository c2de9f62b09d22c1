import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import './define.ts';
import { getPart, getSite, siteStory } from './story-site.tsx';

const tag = 'keo-notification-list';

const meta = preview.meta({
  title: 'Embeds/Notification list',
  parameters: { width: 480 },
  render: (_args, { id }) => (
    <keo-notification-list api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
  ),
  ...siteStory,
});

export const Keyless = meta.story({
  render: () => <keo-notification-list />,
  play: async () => {
    await waitFor(() => expect(getPart(tag, '[data-keo-item]')).toBeVisible());
    await expect(getPart(tag, '[part=demo]')).toBeVisible();
  },
});

/** Marking as read updates the bell: both share a client. */
export const BesideABell = meta.story({
  render: (_args, { id }) => (
    <>
      <keo-notifications api-base="/au/api" />
      <keo-notification-list api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
    </>
  ),
  play: async ({ id }) => {
    const { server } = getSite({ id });
    const before = server.unread('minhanh');
    await waitFor(() => expect(getPart(tag, '.keo-item__mark')).toBeVisible());
    await userEvent.click(getPart(tag, '.keo-item__mark'));
    await waitFor(() =>
      expect(getPart('keo-notifications', 'button.keo-bell')).toHaveAccessibleName(
        new RegExp(`\\b${before - 1} `),
      ),
    );
  },
});

export const Short = meta.story({
  render: (_args, { id }) => (
    <keo-notification-list
      style={{ ['--keo-list-height' as string]: '300px' }}
      api-base="/au/api"
      fetchToken={getSite({ id }).fetchToken}
    />
  ),
  play: async () => {
    await waitFor(() => expect(getPart(tag, '[data-keo-item]')).toBeVisible());
    await expect(getPart(tag, '.keo-list').getBoundingClientRect().height).toBe(300);
    const body = getPart(tag, '.keo-panel__body');
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  },
});

export const SignedOut = meta.story({
  render: () => <keo-notification-list api-base="/au/api" fetchToken={async () => ''} />,
  play: async () => {
    await waitFor(() => expect(getPart(tag, '.keo-empty')).toHaveTextContent(/chưa đăng nhập|not signed in/));
  },
});
