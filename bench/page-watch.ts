import type { Page, WebSocket } from 'playwright-core';

export function watchPage(page: Page) {
  const sockets: WebSocket[] = [];
  const pending = new Set<object>();
  let calls = 0;
  let changed = Date.now();
  const change = () => {
    changed = Date.now();
  };
  page.on('websocket', (socket) => {
    sockets.push(socket);
    change();
    socket.on('close', change);
  });
  page.on('request', (request) => {
    change();
    pending.add(request);
    if (['fetch', 'xhr'].includes(request.resourceType())) calls += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end, (request) => {
      change();
      pending.delete(request);
    });
  }
  return {
    sockets: (): readonly WebSocket[] => sockets,
    open: (): readonly WebSocket[] => sockets.filter((socket) => !socket.isClosed()),
    calls: () => calls,
    async untilQuiet(quietTime: number) {
      const patience = Date.now() + 60_000;
      change();
      while (pending.size > 0 || Date.now() - changed < quietTime) {
        if (Date.now() > patience) throw new Error('The page does not come to rest.');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
