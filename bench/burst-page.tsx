import { type Ports, type SocketListener, createKeo } from '@keo/core';
import { KeoProvider, NotificationBell, NotificationList } from '@keo/react';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';

const at = '2026-11-20T09:00:00.000Z';
const row = (seq: number) => ({
  id: `log-${seq}`,
  seq,
  msg: JSON.stringify({ action: 'PROOF_EVIDENCE_SUBMITTED', description: '', metadata: {} }),
  action: 'PROOF_EVIDENCE_SUBMITTED',
  description: `Phạm Gia Bảo đã nộp mốc ${seq}`,
  metadata: {
    recipientId: 'u01',
    recipientRole: 'author',
    params: { jobTitle: 'Bộ nhận diện', otherName: 'Phạm Gia Bảo', hoursLeft: 5 },
  },
  isRead: false,
  createdAt: new Date(Date.now() - 60_000 + seq).toISOString(),
  updatedAt: new Date(Date.now() - 60_000 + seq).toISOString(),
  workerId: 'u04',
  authorId: 'u01',
});

const user = {
  id: 'u01',
  username: 'minhanh',
  displayName: 'Nguyễn Minh Anh',
  avatarUrl: null,
  headline: '',
  bio: '',
  verified: { email: true, phone: true, identity: false, bank: false },
  joinedAt: at,
  email: 'a@keo.vn',
  phone: null,
  balance: 0,
  heldBalance: 0,
  withdrawingBalance: 0,
  settings: { locale: 'vi', theme: 'light' },
  unread: 0,
};
const answers: Record<string, unknown> = {
  'user/info': user,
  'user/socket-ticket': { ticket: 'ticket', expiresAt: new Date(Date.now() + 30_000).toISOString() },
  'jobdeallog/jobs-my-deal-logs-list': { list: [], total: 0, totalPage: 0, unread: 0 },
};

let listener: SocketListener | undefined;
const cookies = new Map([
  ['token', 'token'],
  ['refreshToken', 'refresh'],
]);
const ports: Partial<Ports> = {
  fetch: async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const path = new URL(url, location.origin).pathname.replace('/au/api/', '');
    return Response.json({ code: 200, msg: '', data: answers[path] ?? null });
  },
  cookies: {
    read: (key) => cookies.get(key) ?? null,
    write: (key, value) => void cookies.set(key, value),
    remove: (key) => void cookies.delete(key),
  },
  connectSocket: (_address, itsListener) => {
    listener = itsListener;
    queueMicrotask(() => itsListener.connected('websocket'));
    return { emit: () => undefined, close: () => undefined };
  },
};

const keo = createKeo({ apiBase: '/au/api', ports }).start();
let commits = 0;
createRoot(document.getElementById('root')!).render(
  <Profiler id="list" onRender={() => void commits++}>
    <KeoProvider keo={keo}>
      <NotificationBell />
      <NotificationList />
    </KeoProvider>
  </Profiler>,
);

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const shown = (id: number) =>
  document.body.textContent.includes(`mốc ${id}`) || document.body.textContent.includes(`${id}`);

/** Emits `count` notifications in one task, then waits for the newest row and two frames without a commit. */
async function burst(count: number) {
  while (!listener) await frame();
  const before = commits;
  const started = performance.now();
  for (let seq = 1; seq <= count; seq++) listener.received('notification', row(seq));
  const handled = performance.now() - started;
  for (let quiet = 0, last = -1; quiet < 2; quiet = commits === last ? quiet + 1 : 0, last = commits)
    await frame();
  return {
    handled,
    idle: performance.now() - started,
    renders: commits - before,
    rows: document.querySelectorAll('[data-seq], li').length,
    shown: shown(count),
  };
}

Object.assign(globalThis, { burst });
