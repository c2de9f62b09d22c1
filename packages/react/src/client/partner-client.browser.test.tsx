import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FetchToken, type KeoClient, createEmbeddedKeo } from '@keo/core';
import { KeoProvider } from './keo-provider.tsx';
import { NotificationInbox } from '../notifications/notification-inbox.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { useToastCommands } from '../toasts/use-toasts.ts';
import { apiBase } from '../embed/test-page.ts';
import { openFakeSite } from '../embed/fake-site.ts';
import { readTestPorts } from './test-ports.ts';

let site: ReturnType<typeof openFakeSite>;
let root: Root;
const place = document.createElement('div');
beforeEach(() => {
  site = openFakeSite();
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  site.close();
});

const embedded = (fetchToken: FetchToken) =>
  createEmbeddedKeo({ apiBase, locale: 'en', fetchToken, ports: readTestPorts() }).start();

const Greeting = () => {
  const { show } = useToastCommands();
  return (
    <button type="button" onClick={() => show({ severity: 'success', summary: 'Chào bạn' })}>
      Say hello
    </button>
  );
};

const draw = (keo: KeoClient) =>
  root.render(
    <KeoProvider keo={keo}>
      <NotificationInbox />
      <Toaster />
      <Greeting />
    </KeoProvider>,
  );

const bell = () =>
  vi.waitFor(() => place.querySelector<HTMLElement>('.keo-bell') ?? Promise.reject(new Error('no bell')));
const panelText = () => place.querySelector('.keo-inbox')?.textContent ?? '';

describe('components over an embedded client', () => {
  it('work beside a toaster', async () => {
    const keo = embedded(site.fetchToken);
    draw(keo);
    await bell();
    place.querySelector<HTMLElement>('button:not(.keo-bell)')?.click();
    await vi.waitFor(() => expect(document.querySelector('.keo-toast')?.textContent).toContain('Chào bạn'));
    expect(place.querySelector('.keo-bell')).not.toBeNull();
    keo.stop();
  });

  it('show no empty state while the user is unknown', async () => {
    const keo = embedded(() => new Promise(() => {}));
    draw(keo);
    (await bell()).click();
    await vi.waitFor(() => expect(place.querySelector('.keo-inbox [aria-busy=true]')).not.toBeNull());
    expect(panelText()).not.toMatch(/no notifications/i);
    keo.stop();
  });

  it('show an error with a retry', async () => {
    let isDown = true;
    const keo = embedded(async (ask) => {
      if (isDown) throw new TypeError('Failed to fetch');
      return site.fetchToken(ask);
    });
    draw(keo);
    (await bell()).click();
    await vi.waitFor(() => expect(panelText()).toContain('This page could not open your Keo session'));
    expect(panelText()).not.toMatch(/no notifications|offline/i);
    isDown = false;
    [...place.querySelectorAll<HTMLElement>('.keo-inbox button')]
      .find((one) => one.textContent === 'Try again')
      ?.click();
    await vi.waitFor(() => expect(place.querySelector('[data-keo-item]')).not.toBeNull());
    keo.stop();
  });
});

it('an enumerable property on Object.prototype causes one console error', async () => {
  const events = vi.spyOn(console, 'error').mockReturnValue(undefined);
  Object.assign(Object.prototype, { foo: 1 });
  try {
    place.append(document.createElement('keo-wallet'), document.createElement('keo-toaster'));
    const ofIt = () => events.mock.calls.filter(([said]) => String(said).includes('foo'));
    await vi.waitFor(() => expect(ofIt().length).toBeGreaterThan(0));
    expect(ofIt().filter(([said]) => String(said).startsWith('Keo:'))).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'foo');
    events.mockRestore();
  }
});
