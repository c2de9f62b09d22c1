import { expect, userEvent, waitFor } from 'storybook/test';
import { forceColours, isForced } from '../../../../.storybook/globals/forced-colours.ts';
import preview from '../../../../.storybook/preview.tsx';
import '../embed/define.ts';
import { getPart, getSite, siteStory } from '../embed/story-site.tsx';
import { toastsInLayer, settled } from '../toasts/story-toasts.ts';
import { Progress as KeoProgress } from '../ui/progress.tsx';

/** Forced colours remove backgrounds, so these must not carry information. */
const meta = preview.meta({
  title: 'Patterns/Forced colours',
  parameters: {
    width: 480,
    // axe checks the authored colours, not the forced ones.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  ...siteStory,
  beforeEach: async (context) => {
    const close = siteStory.beforeEach(context);
    const restore = await forceColours();
    return async () => {
      await restore();
      close();
    };
  },
});

/** A border stays visible in forced colours, a background does not. */
async function hasEdge(element: Element | undefined): Promise<void> {
  if (!element) throw new Error('It is not there');
  const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, forcedColorAdjust } =
    getComputedStyle(element);
  const lines = [
    [borderTopStyle, borderTopWidth],
    [outlineStyle, outlineWidth],
  ] as const;
  await expect(
    lines.filter(([style, width]) => style === 'solid' && Number.parseFloat(width) > 0),
  ).not.toEqual([]);
  await expect(forcedColorAdjust).toBe('auto');
}

const keepsItsColours = (bar: Element) => expect(getComputedStyle(bar).forcedColorAdjust).toBe('none');

async function hasRing(tag: string): Promise<void> {
  const element = document.querySelector<HTMLElement>(tag);
  element?.focus();
  const focused = element?.shadowRoot?.activeElement;
  if (!focused) throw new Error(`<${tag}> has no focus`);
  await expect(focused.matches(':focus-visible')).toBe(true);
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
}

export const BellWithPanel = meta.story({
  render: (_args, { id }) => (
    <header style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 680 }}>
      <keo-notifications api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
    </header>
  ),
  play: async () => {
    const tag = 'keo-notifications';
    await waitFor(() => expect(getPart(tag, '.keo-count')).toBeVisible());
    if (isForced()) {
      await hasRing(tag);
      await hasEdge(getPart(tag, 'button.keo-bell'));
      await hasEdge(getPart(tag, '.keo-count'));
    }
    await userEvent.click(getPart(tag, 'button.keo-bell'));
    await waitFor(() => expect(getPart(tag, '[data-unread] .keo-item__mark')).toBeVisible());
    if (!isForced()) return;
    await hasEdge(getPart(tag, '.keo-inbox'));
    await hasEdge(getPart(tag, '.keo-item__dot'));
  },
});

export const NotificationList = meta.story({
  render: (_args, { id }) => (
    <keo-notification-list api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />
  ),
  play: async () => {
    const tag = 'keo-notification-list';
    await waitFor(() => expect(getPart(tag, '[data-unread] .keo-item__mark')).toBeVisible());
    if (isForced()) await hasEdge(getPart(tag, '.keo-item__dot'));
  },
});

export const Wallet = meta.story({
  render: (_args, { id }) => <keo-wallet api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />,
  play: async () => {
    const tag = 'keo-wallet';
    await waitFor(() => expect(getPart(tag, '[part=balance]')).toHaveTextContent('1,950,000đ'));
    if (!isForced()) return;
    await hasRing(tag);
    await keepsItsColours(getPart(tag, '.keo-progress__bar'));
    await hasEdge(getPart(tag, '.keo-wallet'));
  },
});

export const Toast = meta.story({
  render: (_args, { id }) => <keo-toaster api-base="/au/api" fetchToken={getSite({ id }).fetchToken} />,
  play: async () => {
    await waitFor(() => expect(toastsInLayer('.keo-toast-layer')).toHaveLength(1));
    document
      .querySelector('keo-toaster')
      ?.show({ severity: 'error', summary: 'Chưa giữ được tiền', life: null });
    await waitFor(() => expect(toastsInLayer('.keo-toast')).toHaveLength(1));
    const [toast] = toastsInLayer('.keo-toast');
    await settled(toast);
    if (isForced()) await hasEdge(toast);
  },
});

export const Progress = meta.story({
  render: () => <KeoProgress label="Chỗ đã nhận" value={25} max={40} text="25/40" />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    if (isForced()) await keepsItsColours(bar);
  },
});
