import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import './define.ts';
import { getPart, getSite, siteStory } from './story-site.tsx';

const tag = 'keo-notifications';

const meta = preview.meta({
  title: 'Embeds/Notifications',
  render: (_args, { id }) => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 680 }}>
      <div>
        <keo-notifications api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
      </div>
    </header>
  ),
  ...siteStory,
});

const counts = (count: number) =>
  waitFor(() =>
    expect(getPart(tag, 'button.keo-bell')).toHaveAccessibleName(new RegExp(`\\b${count} (chưa đọc|unread)`)),
  );

/** Without a key the widget shows marked sample data. */
export const Keyless = meta.story({
  render: () => <keo-notifications />,
  play: async () => {
    await waitFor(() => expect(getPart(tag, 'button.keo-bell')).toHaveAccessibleName(/\d/));
    await expect(getPart(tag, '[part=demo]')).toBeVisible();
  },
});

export const Open = meta.story({
  play: async ({ id }) => {
    const { server } = getSite({ id });
    await counts(server.unread('minhanh'));
    await userEvent.click(getPart(tag, 'button.keo-bell'));
    await waitFor(() => expect(getPart(tag, '.keo-inbox:popover-open')).toBeVisible());
    await waitFor(() => expect(getPart(tag, '[data-keo-item]')).toBeVisible());
    await waitFor(() => expect(server.connections()).toBe(1));
    server.notify('minhanh', { action: 'NEW_MESSAGE' });
    await counts(server.unread('minhanh'));
  },
});

export const Keyboard = meta.story({
  play: async ({ id }) => {
    await counts(getSite({ id }).server.unread('minhanh'));
    const focused = () => document.querySelector(tag)?.shadowRoot?.activeElement;
    document.querySelector(tag)?.focus();
    await expect(focused()).toBe(getPart(tag, 'button.keo-bell'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(getPart(tag, '.keo-inbox')));
    await waitFor(() => getPart(tag, '[data-keo-item]'));
    getPart(tag, '[data-keo-item]').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe(
      document.querySelector(tag)?.shadowRoot?.querySelectorAll('[data-keo-item]')[1],
    );
    document.querySelector(tag)?.toggleAttribute('open', false);
    await waitFor(() => expect(focused()).toBe(getPart(tag, 'button.keo-bell')));
  },
});

const bell = (lang: string) =>
  getPart(tag, 'button.keo-bell', document.querySelector(`div[lang=${lang}]`) ?? document);

export const TwoPlaces = meta.story({
  render: (_args, { id }) => (
    <div style={{ display: 'flex', gap: 24 }}>
      {(
        [
          ['dark', 'en', '#15110e'],
          ['light', 'vi', '#fbf8f4'],
        ] as const
      ).map(([theme, lang, background]) => (
        <div key={theme} data-theme={theme} lang={lang} style={{ padding: 24, background }}>
          <keo-notifications api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
        </div>
      ))}
    </div>
  ),
  play: async ({ id }) => {
    const { server } = getSite({ id });
    const count = server.unread('minhanh');
    await waitFor(() => expect(bell('en')).toHaveAccessibleName(`Notifications, ${count} unread`));
    await waitFor(() => expect(bell('vi')).toHaveAccessibleName(`Thông báo, ${count} chưa đọc`));
    await expect(getComputedStyle(bell('en')).color).not.toBe(getComputedStyle(bell('vi')).color);
    await waitFor(() => expect(server.connections()).toBe(1));
  },
});

export const HostileHost = meta.story({
  render: (_args, { id }) => (
    <>
      <style>{`
        .hostile * { all: unset !important }
        .hostile button, .hostile span { background: red !important; display: block !important }
      `}</style>
      <div className="hostile" style={{ padding: 24 }}>
        <keo-notifications api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
      </div>
    </>
  ),
  play: async ({ id }) => {
    await counts(getSite({ id }).server.unread('minhanh'));
    const bell = getPart(tag, 'button.keo-bell').getBoundingClientRect();
    await expect([bell.width, bell.height]).toEqual([44, 44]);
  },
});

export const Restyled = meta.story({
  render: (_args, { id }) => (
    <>
      <style>{`
        .own keo-notifications { --keo-primary: #0b5cad; --keo-surface: #e8f1fb; --keo-ink: #0b2a4a }
        .own keo-notifications::part(bell) { border-radius: 10px }
      `}</style>
      <div className="own" style={{ padding: 24 }}>
        <keo-notifications theme="light" api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
      </div>
    </>
  ),
  play: async ({ id }) => {
    await counts(getSite({ id }).server.unread('minhanh'));
    await expect(getComputedStyle(getPart(tag, '.keo-count')).backgroundColor).toBe('rgb(11, 92, 173)');
    await expect(getComputedStyle(getPart(tag, 'button.keo-bell')).borderRadius).toBe('10px');
  },
});

export const SignedOut = meta.story({
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
      <div>
        <keo-notifications open api-base="/au/api" fetchToken={async () => ''} />
      </div>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(getPart(tag, '.keo-empty')).toHaveTextContent(/chưa đăng nhập|not signed in/));
  },
});

const failing = fn(async () => Promise.reject(new Error('the site is down')));

export const Unreachable = meta.story({
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
      <div>
        <keo-notifications open api-base="/au/api" fetchToken={failing} />
      </div>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(getPart(tag, '.keo-error button')).toBeVisible());
    const requests = failing.mock.calls.length;
    await userEvent.click(getPart(tag, '.keo-error button'));
    await waitFor(() => expect(failing.mock.calls.length).toBeGreaterThan(requests));
    await waitFor(() => expect(getPart(tag, '.keo-error button')).not.toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => {
      const root = getPart(tag, '.keo-error__message').getRootNode();
      const moving = root instanceof ShadowRoot ? root.getAnimations() : [];
      return expect(moving.filter(({ effect }) => effect?.getComputedTiming().iterations === 1)).toEqual([]);
    });
  },
});
