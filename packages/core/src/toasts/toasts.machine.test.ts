import { describe, expect, it } from 'vitest';
import type { Clock } from '../ports/ports.ts';
import { createToastsActor } from './create-toasts-actor.ts';
import { selectToasts, selectToastsPaused } from './toasts.selectors.ts';

/** A clock that only moves when told, and knows how many timers wait. */
const createClock = () => {
  let now = 0;
  const waiting = new Set<{ at: number; run: () => void }>();
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      waiting.add(timer);
      return { cancel: () => void waiting.delete(timer) };
    },
  };
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      now = next.at;
      waiting.delete(next);
      next.run();
    }
    now = end;
  };
  return { clock, pass, waiting };
};

const setUp = (limit?: number) => {
  const time = createClock();
  const actor = createToastsActor({ clock: time.clock, limit }).start();
  const shown = (group?: string) => selectToasts(group)(actor.getSnapshot()).map(({ summary }) => summary);
  const paused = () => selectToastsPaused(actor.getSnapshot());
  return { ...time, actor, shown, paused };
};

describe('a toast', () => {
  it('closes after its life and leaves no timer', () => {
    const { actor, shown, pass, waiting } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'success', summary: 'Đã lưu', life: 3000 } });
    pass(2999);
    expect(shown()).toEqual(['Đã lưu']);
    pass(1);
    expect([shown(), waiting.size]).toEqual([[], 0]);
  });

  it('lives 5 seconds and one more for every 20 words, an error 10, unless told', () => {
    const { actor } = setUp();
    const detail = Array.from({ length: 39 }, () => 'chữ').join(' ');
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'Ngắn' } });
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'Dài', detail } });
    actor.send({ type: 'toast.show', toast: { severity: 'error', summary: 'Lỗi', life: -1 } });
    expect(selectToasts()(actor.getSnapshot()).map(({ life }) => life)).toEqual([5000, 7000, 10_000]);
  });

  it('with a life of null stays until it is closed', () => {
    const { actor, shown, pass, waiting } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'warn', summary: 'Ở lại', life: null, id: 'x' } });
    pass(86_400_000);
    expect([shown(), waiting.size]).toEqual([['Ở lại'], 0]);
    actor.send({ type: 'toast.close', id: 'x' });
    expect(shown()).toEqual([]);
  });

  it('that is closed by hand leaves no timer', () => {
    const { actor, waiting } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A', id: 'a' } });
    expect(waiting.size).toBe(1);
    actor.send({ type: 'toast.close', id: 'a' });
    expect(waiting.size).toBe(0);
  });

  it('with the id of one on show replaces it in its place and starts its life anew', () => {
    const { actor, shown, pass, waiting } = setUp();
    actor.send({
      type: 'toast.show',
      toast: { severity: 'info', summary: 'Đang tải', id: 'up', life: 1000 },
    });
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'Khác', life: 5000 } });
    pass(900);
    actor.send({
      type: 'toast.show',
      toast: { severity: 'success', summary: 'Đã tải', id: 'up', life: 1000 },
    });
    expect([shown(), waiting.size]).toEqual([['Đã tải', 'Khác'], 2]);
    pass(999);
    expect(shown()).toEqual(['Đã tải', 'Khác']);
    pass(1);
    expect(shown()).toEqual(['Khác']);
  });
});

describe('a pause', () => {
  it('holds the whole stack, and each toast keeps the life it had left', () => {
    const { actor, shown, paused, pass, waiting } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A', life: 1000 } });
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'B', life: 2000 } });
    pass(600);
    actor.send({ type: 'toast.pause' });
    pass(60_000);
    expect([shown(), paused(), waiting.size]).toEqual([['A', 'B'], true, 0]);
    actor.send({ type: 'toast.resume' });
    pass(399);
    expect(shown()).toEqual(['A', 'B']);
    pass(1);
    expect(shown()).toEqual(['B']);
    pass(1000);
    expect(shown()).toEqual([]);
  });

  it('lasts until both the pointer and the focus have left', () => {
    const { actor, paused } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A' } });
    actor.send({ type: 'toast.pause', by: 'pointer' });
    actor.send({ type: 'toast.pause', by: 'focus' });
    actor.send({ type: 'toast.resume', by: 'pointer' });
    expect(paused()).toBe(true);
    actor.send({ type: 'toast.resume', by: 'focus' });
    expect(paused()).toBe(false);
  });

  it('also holds a toast that comes meanwhile', () => {
    const { actor, shown, pass } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A', life: 1000 } });
    actor.send({ type: 'toast.pause' });
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'B', life: 1000 } });
    pass(5000);
    expect(shown()).toEqual(['A', 'B']);
    actor.send({ type: 'toast.resume' });
    pass(1000);
    expect(shown()).toEqual([]);
  });

  it('ends with the last toast, because a pointer never leaves what is gone', () => {
    const { actor, paused, shown, pass } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A', id: 'a' } });
    actor.send({ type: 'toast.pause' });
    actor.send({ type: 'toast.close', id: 'a' });
    expect(paused()).toBe(false);
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'B', life: 10 } });
    pass(10);
    expect(shown()).toEqual([]);
  });

  it('of a page nobody looks at also holds what comes while nothing is shown', () => {
    const { actor, shown, pass } = setUp();
    actor.send({ type: 'toast.pause', by: 'page' });
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A', life: 10 } });
    pass(60_000);
    expect(shown()).toEqual(['A']);
    actor.send({ type: 'toast.resume', by: 'page' });
    pass(10);
    expect(shown()).toEqual([]);
  });
});

describe('a stack', () => {
  it('over its limit loses the oldest that would go by itself, then errors, last what must be closed', () => {
    const { actor, shown, waiting } = setUp(3);
    const show = (summary: string, more: { severity?: 'error'; life?: null } = {}) =>
      actor.send({ type: 'toast.show', toast: { severity: 'info', summary, ...more } });
    show('giữ', { life: null });
    show('lỗi', { severity: 'error' });
    show('a');
    show('b');
    expect(shown()).toEqual(['giữ', 'lỗi', 'b']);
    show('giữ 2', { life: null });
    expect(shown()).toEqual(['giữ', 'lỗi', 'giữ 2']);
    show('giữ 3', { life: null });
    expect(shown()).toEqual(['giữ', 'giữ 2', 'giữ 3']);
    show('giữ 4', { life: null });
    expect([shown(), waiting.size]).toEqual([['giữ 2', 'giữ 3', 'giữ 4'], 0]);
  });

  it('of one group is counted, selected and cleared apart from the others', () => {
    const { actor, shown, waiting } = setUp(1);
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A' } });
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'B', group: 'chat' } });
    expect([shown(), shown('chat')]).toEqual([['A'], ['B']]);
    actor.send({ type: 'toasts.clear', group: 'chat' });
    expect([shown(), shown('chat'), waiting.size]).toEqual([['A'], [], 1]);
    actor.send({ type: 'toasts.clear' });
    expect([shown(), waiting.size]).toEqual([[], 0]);
  });

  it('is selected as the same array until it changes', () => {
    const { actor } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A' } });
    const before = selectToasts()(actor.getSnapshot());
    actor.send({ type: 'toast.pause' });
    expect(selectToasts()(actor.getSnapshot())).toBe(before);
  });

  it('leaves no timer when it is stopped', () => {
    const { actor, waiting } = setUp();
    actor.send({ type: 'toast.show', toast: { severity: 'info', summary: 'A' } });
    actor.stop();
    expect(waiting.size).toBe(0);
  });
});
