import { randomUUID } from 'node:crypto';
import { createKeo, createMemoryTokenStore, uploadFile } from '@keo/core';
import { expect, it, vi } from 'vitest';
import { signIn } from '../../dev/testing/person.ts';
import { sampleVideo } from '../../dev/testing/sample-files.ts';
import { startNode } from '../../dev/testing/start-app.ts';

const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return { cancel: () => clearTimeout(timer) };
  },
};
const page = {
  isOnline: () => true,
  isVisible: () => true,
  prefersDark: () => false,
  subscribe: () => () => undefined,
};

const node = await startNode({});

it('the client uploads a file, and finds it again by the same requestId', async () => {
  const { accessToken } = await signIn(node, 'ngocmai');
  const keo = createKeo({
    apiBase: `${node.origin}/au/api`,
    socketUrl: node.origin,
    tokenStore: createMemoryTokenStore(async () => accessToken),
    root: null,
  }).start();
  try {
    await vi.waitFor(() => expect(keo.root.getSnapshot().context.userId).toBe('u07'), 10_000);
    const video = sampleVideo(2_500_000).map((byte, at) => byte || at % 251);
    const file = new Blob([Buffer.from(video)]);
    const steps: number[] = [];
    const send = () =>
      uploadFile(file, {
        call: keo.call,
        ports: { clock, page },
        name: 'phim.mp4',
        requestId,
        signal: new AbortController().signal,
        onProgress: (sent) => void steps.push(sent),
      });
    const requestId = randomUUID();
    const stored = await send();
    expect(stored).toMatchObject({ name: 'phim.mp4', mime: 'video/mp4', size: video.length });
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
    expect(new Set(steps).size).toBeGreaterThan(3);
    steps.length = 0;
    expect(await send()).toEqual(stored);
    expect(new Set(steps)).toEqual(new Set([video.length]));
  } finally {
    keo.stop();
  }
});
