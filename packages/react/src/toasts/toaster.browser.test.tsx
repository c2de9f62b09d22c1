import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Toast } from '@keo/core';
import { createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from '../client/keo-provider.tsx';
import { Toaster, type ToasterProps } from './toaster.tsx';
import { settled } from './story-toasts.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

const cards = () => [...document.querySelectorAll('.keo-toast')];
const button = () => document.querySelector<HTMLElement>('#before') ?? document.body;

async function openToaster(props: ToasterProps = {}, count = 2) {
  const { keo } = createFakeKeo({ signedInAs: 'minhanh', locale: 'vi' });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  endings.push(() => {
    root.unmount();
    host.remove();
    keo.stop();
  });
  root.render(
    <KeoProvider keo={keo}>
      <button type="button" id="before">
        Duyệt
      </button>
      {/* Away from the pointer, which rests at the top. */}
      <Toaster position="bottom-right" {...props} />
    </KeoProvider>,
  );
  const show = (id: string) =>
    keo.toasts.send({
      type: 'toast.show',
      toast: { severity: 'info', summary: `Tin ${id}`, life: 60_000, id },
    });
  for (let no = 1; no <= count; no += 1) show(String(no));
  await vi.waitFor(() => expect(cards()).toHaveLength(count));
  for (const card of cards()) await settled(card);
  await userEvent.hover(button());
  const isPaused = () => keo.toasts.getSnapshot().matches('paused');
  const close = (id: string) => keo.toasts.send({ type: 'toast.close', id });
  return { isPaused, show, close };
}

const closes = () => [...document.querySelectorAll<HTMLElement>('.keo-toast button')];

it('lets the others run on after one was closed by its button', async () => {
  const { isPaused } = await openToaster();
  button().focus();
  const [, last] = closes();
  await userEvent.click(last ?? button());
  await vi.waitFor(() => expect(cards()).toHaveLength(1));
  expect(document.activeElement).toBe(button());
  await userEvent.hover(button());
  await vi.waitFor(() => expect(isPaused()).toBe(false));
});

it('lets the others run on after one was closed by the keyboard, or by the page', async () => {
  const { isPaused, close } = await openToaster({}, 3);
  for (const act of [() => userEvent.keyboard('{Enter}'), () => userEvent.keyboard('{Escape}')]) {
    button().focus();
    const shown = cards().length;
    closes()[0]?.focus();
    expect(isPaused()).toBe(true);
    await act();
    await vi.waitFor(() => expect(cards()).toHaveLength(shown - 1));
    expect([document.activeElement, isPaused()]).toEqual([button(), false]);
  }
  closes()[0]?.focus();
  close('3');
  await vi.waitFor(() => expect(cards()).toHaveLength(0));
  expect(document.activeElement).toBe(button());
});

it('keeps the focus on a toast that stays while another closes', async () => {
  const { isPaused, close } = await openToaster();
  closes()[0]?.focus();
  close('2');
  await vi.waitFor(() => expect(cards()).toHaveLength(1));
  expect([document.activeElement, isPaused()]).toEqual([closes()[0], true]);
});

it('announces a toast again that is shown again under its id', async () => {
  const { show } = await openToaster({}, 1);
  const first = document.querySelector('[role=alert]');
  show('1');
  await vi.waitFor(() => expect(first?.isConnected).toBe(false));
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(cards()).toHaveLength(1);
});

it.each([
  ['without a handler', {}, true],
  ['without a handler, where the page says so', { pauseOnHover: false }, false],
  ['with a handler, whatever the page says', { pauseOnHover: false, onHoverEnd: () => undefined }, true],
])('is paused by hovering or not: %s', async (_name, props, pauses) => {
  const { isPaused } = await openToaster(props, 1);
  await userEvent.hover(cards()[0] ?? document.body);
  expect(isPaused()).toBe(pauses);
  await userEvent.hover(button());
  await vi.waitFor(() => expect(isPaused()).toBe(false));
});

it('tells its page over which toast the pointer is', async () => {
  const [onHoverStart, onHoverEnd] = [vi.fn<(toast: Toast) => void>(), vi.fn<(toast: Toast) => void>()];
  await openToaster({ onHoverStart, onHoverEnd }, 1);
  await userEvent.hover(cards()[0] ?? document.body);
  await vi.waitFor(() => expect(onHoverStart.mock.calls.map(([{ id }]) => id)).toEqual(['1']));
  expect(onHoverEnd).not.toHaveBeenCalled();
  await userEvent.hover(button());
  await vi.waitFor(() => expect(onHoverEnd.mock.calls.map(([{ id }]) => id)).toEqual(['1']));
});
