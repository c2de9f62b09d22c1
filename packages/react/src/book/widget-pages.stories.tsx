import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import '../embed/define.ts';
import '../styles/foundations.css';
import { toastsInLayer } from '../toasts/story-toasts.ts';
import { HowToUse } from './how-to-use.tsx';
import { widgetPages } from './widget-pages.ts';

const meta = preview.meta({ title: 'Widgets/How to use them' });
const [bell, list, wallet, toaster] = widgetPages;

const inside = (tag: string, selector: string) =>
  waitFor(() => {
    const found = document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`<${tag}> has no ${selector} yet`);
    return found;
  });
const focused = (tag: string) => document.querySelector(tag)?.shadowRoot?.activeElement;

export const BellWithPanel = meta.story({
  render: () => (
    <HowToUse page={bell}>
      <keo-notifications />
    </HowToUse>
  ),
  play: async () => {
    const button = await inside(bell.tag, 'button[part=bell]');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await inside(bell.tag, '[part=panel]:popover-open');
    await waitFor(() => expect(focused(bell.tag)).toBe(panel));
    const first = await inside(bell.tag, '[data-keo-item]');
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused(bell.tag)).not.toBe(first);
    await userEvent.keyboard('{Home}');
    await expect(focused(bell.tag)).toBe(first);
    document.querySelector(bell.tag)?.removeAttribute('open');
    await waitFor(() => expect(focused(bell.tag)).toBe(button));
  },
});

export const NotificationList = meta.story({
  render: () => (
    <HowToUse page={list}>
      <keo-notification-list className="book-short" />
    </HowToUse>
  ),
  play: async () => {
    const first = await inside(list.tag, '[data-keo-item]');
    first.focus();
    await userEvent.keyboard('{End}');
    await expect(focused(list.tag)).not.toBe(first);
  },
});

export const Wallet = meta.story({
  render: () => (
    <HowToUse page={wallet}>
      <keo-wallet movements={3} />
    </HowToUse>
  ),
  play: async () => {
    const balance = await inside(wallet.tag, '[part=balance]');
    await waitFor(() => expect(balance).toHaveTextContent(/^[\d,]+đ$/));
  },
});

export const Toasts = meta.story({
  render: () => (
    <HowToUse page={toaster}>
      <p>Toasts of sample data come by themselves, in the corner.</p>
      <keo-toaster position="bottom-right" />
    </HowToUse>
  ),
  play: async () => {
    document.querySelector(toaster.tag)?.show({ severity: 'success', summary: 'Đã lưu', life: null });
    await waitFor(() => expect(toastsInLayer('.keo-toast')).not.toHaveLength(0));
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(document.activeElement?.shadowRoot?.activeElement).toHaveClass('keo-toaster'));
  },
});
