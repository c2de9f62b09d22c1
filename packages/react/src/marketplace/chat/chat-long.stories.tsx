import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { chatDomain, selectOpenRoom } from '@keo/core';
import { frames } from '../../../../../.storybook/globals/frames.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { getFake, keoStory } from '../../client/story-keo.tsx';
import { Panel, job, room, says } from './story-chat.tsx';

const long = (count: number) =>
  room({
    ...job,
    says: Array.from({ length: count }, (_, n) => ({
      by: n % 3 ? ('author' as const) : ('worker' as const),
      text: n === 40 ? 'Bảng màu gạch và kem' : `Tin thứ ${n + 1}`,
      ago: count - n,
      ...(n === count - 1 && { answers: 41 }),
    })),
  });

const meta = preview.meta({
  title: 'Marketplace/Chat/Long',
  component: Panel,
  args: { roomId: 'rm_1', onOpen: fn() },
  ...keoStory({ signedInAs: 'minhanh', logs: [] }),
  parameters: { layout: 'padded' },
});

const getScroller = (canvasElement: HTMLElement) => {
  const scroller = canvasElement.querySelector('.keo-chat__scroll');
  if (!(scroller instanceof HTMLElement)) throw new Error('There is no conversation');
  return scroller;
};
/** In px. */
const endGap = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** The first whole row in view, and its distance from the top of the view in px. */
const firstInView = (scroller: HTMLElement) => {
  const getTop = (row: HTMLElement) => row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const row = [...scroller.querySelectorAll('li')].find((one) => getTop(one) >= 0);
  if (!row) throw new Error('There is no message in view');
  return { row, top: () => getTop(row) };
};

/** Starts at the end; older messages are inserted without moving the viewport. */
export const Reading = meta.story({
  beforeEach: long(200),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Tin thứ 200');
    const scroller = getScroller(canvasElement);
    await waitFor(() => expect(endGap(scroller)).toBeLessThan(4));
    const before = scroller.scrollHeight;
    scroller.scrollTop = 0;
    // Older messages are loaded on scroll; the top row stays in view.
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(before + 1000));
    const { top, bottom } = (await canvas.findByText('Tin thứ 152')).getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    await expect(top).toBeGreaterThan(frame.top - 60);
    await expect(bottom).toBeLessThan(frame.bottom);
    await userEvent.click(canvas.getByRole('button', { name: /^(Tin mới nhất|Newest messages)$/ }));
    await waitFor(() => expect(endGap(scroller)).toBeLessThan(4));
    await expect(await canvas.findByText('Tin thứ 200')).toBeVisible();
  },
});

/** Follows new messages at the end only. */
export const Following = meta.story({
  tags: ['!dev'],
  beforeEach: long(60),
  play: async ({ canvas, canvasElement, id }) => {
    await canvas.findByText('Tin thứ 60');
    const { server } = getFake({ id });
    const scroller = getScroller(canvasElement);
    await waitFor(() => expect(endGap(scroller)).toBeLessThan(4));
    server.chat.say('giabao', 'rm_1', 'Chị ơi');
    await expect(await canvas.findByText('Chị ơi')).toBeVisible();
    await waitFor(() => expect(endGap(scroller)).toBeLessThan(4));
    scroller.scrollTop -= 900;
    await canvas.findByRole('button', { name: /^(Tin mới nhất|Newest messages)$/ });
    // Rows that come into view are measured when they are drawn.
    await frames(2);
    const { row, top } = firstInView(scroller);
    const [before, count] = [top(), Number(row.ariaSetSize)];
    server.chat.say('giabao', 'rm_1', 'Còn đó không ạ');
    await waitFor(() => expect(row).toHaveAttribute('aria-setsize', `${count + 1}`));
    await frames(2);
    await expect(Math.abs(top() - before)).toBeLessThan(2);
    await userEvent.type(canvas.getByRole('textbox'), 'Chị đây{Enter}');
    await expect(await canvas.findByText('Chị đây')).toBeVisible();
    await waitFor(() => expect(endGap(scroller)).toBeLessThan(4));
    // A growing composer shrinks the list and covers nothing.
    const { clientHeight } = scroller;
    await userEvent.type(canvas.getByRole('textbox'), 'Một{Shift>}{Enter}{Enter}{Enter}{/Shift}hai');
    await waitFor(() => expect(scroller.clientHeight).toBeLessThan(clientHeight));
    await waitFor(() => expect(endGap(scroller)).toBeLessThan(4));
  },
});

/** As a hidden tab: no frame and no scroll event until the returned function shows it, six seconds later. */
function hideTab() {
  const callbacks: FrameRequestCallback[] = [];
  const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((run) => callbacks.push(run));
  const scrolled = new Set<EventTarget>();
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.target) scrolled.add(event.target);
  };
  window.addEventListener('scroll', hold, true);
  return function show() {
    window.removeEventListener('scroll', hold, true);
    frames.mockRestore();
    const real = performance.now();
    const clock = spyOn(performance, 'now').mockReturnValue(real + 6000);
    for (const target of scrolled) target.dispatchEvent(new Event('scroll'));
    for (const run of callbacks) run(real + 6000);
    clock.mockRestore();
  };
}

/** Opened in a tab that is hidden at once: what comes meanwhile is followed too. */
export const OpenedAside = meta.story({
  tags: ['!dev'],
  beforeEach: long(60),
  play: async ({ canvas, canvasElement, id }) => {
    const show = hideTab();
    const { server } = getFake({ id });
    const seeCount = (count: string) =>
      waitFor(() => expect(canvasElement.querySelector('li')).toHaveAttribute('aria-setsize', count));
    try {
      await seeCount('50');
      for (let n = 0; n < 12; n += 1) server.chat.say('giabao', 'rm_1', `Tin mới ${n}`);
      await seeCount('62');
    } finally {
      show();
    }
    await expect(await canvas.findByText('Tin mới 11')).toBeVisible();
    await waitFor(() => expect(endGap(getScroller(canvasElement))).toBeLessThan(4));
  },
});

export const GoingTo = meta.story({
  beforeEach: long(400),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bảng màu gạch và kem/ }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-found]')).toHaveTextContent('Bảng màu gạch và kem'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(Tin mới nhất|Newest messages)$/ }));
    await expect(await canvas.findByText('Tin thứ 400')).toBeVisible();
  },
});

export const SearchingHere = meta.story({
  beforeEach: long(300),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tìm trong cuộc|Search this/ }));
    await userEvent.type(canvas.getByRole('searchbox'), 'bang mau');
    await userEvent.click(await canvas.findByRole('button', { name: /Bảng màu gạch và kem/ }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-found]')).toHaveTextContent('Bảng màu gạch và kem'),
    );
  },
});

export const SearchingAll = meta.story({
  args: { roomId: null },
  beforeEach: ({ id }) => {
    const { chat } = getFake({ id }).server;
    chat.open('minhanh', 'giabao', { ...job, says });
    chat.open('minhanh', 'thuha', {
      title: 'Nhập 50 hoá đơn giấy vào Google Sheets',
      says: [{ by: 'worker', text: 'Chị cho em xin mẫu bảng màu với ạ', ago: 5 }],
    });
  },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'bảng màu');
    await userEvent.click(await canvas.findByRole('button', { name: /Võ Thị Thu Hà/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('rm_2');
    await userEvent.clear(field);
    await userEvent.type(field, 'xanh dương');
    await expect(await canvas.findByText(/^(Không có tin nào|No such message)/)).toBeVisible();
  },
});

/** A virtual list of 10,000 messages. */
export const TenThousand = meta.story({
  tags: ['!dev'],
  beforeEach: long(10_000),
  play: async ({ canvas, canvasElement, id }) => {
    await canvas.findByText('Tin thứ 10000');
    const { keo, server } = getFake({ id });
    const chat = keo.getActor(chatDomain);
    const held = () => selectOpenRoom(chat?.getSnapshot());
    const wholeList = () =>
      new Promise<void>((resolve) => {
        const more = chat?.subscribe(() => {
          if (!held().hasOlder) resolve(more?.unsubscribe());
          else if (!held().isLoadingOlder) chat.send({ type: 'chat.older' });
        });
        chat?.send({ type: 'chat.older' });
      });
    await wholeList();
    await expect(held().messages).toHaveLength(10_000);
    await expect(await canvas.findByText('Tin thứ 10000')).toBeVisible();
    await waitFor(() => expect(endGap(getScroller(canvasElement))).toBeLessThan(4));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    const began = performance.now();
    server.chat.say('giabao', 'rm_1', 'Chị ơi');
    await expect(await canvas.findByText('Chị ơi')).toBeVisible();
    await expect(performance.now() - began).toBeLessThan(1000);
    getScroller(canvasElement).scrollTop = 0;
    await expect(await canvas.findByText('Tin thứ 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
});
