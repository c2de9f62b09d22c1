import { fromCallback } from 'xstate';
import type { Clock, Timer } from '../ports/ports.ts';
import type { Toast } from './toast.ts';
import type { TimersCommand, ToastsEvent } from './toasts.machine.ts';

type Life = { turn: number; left: number; since: number; timer: Timer | null };

/** One timer for each toast with a life; paused, it keeps the remaining milliseconds. */
export const createToastTimers = (clock: Clock) =>
  fromCallback<TimersCommand>(({ sendBack, receive }) => {
    const lives = new Map<string, Life>();
    let paused = false;

    const run = (id: string, life: Life) => {
      life.since = clock.now();
      life.timer = clock.after(life.left, () => {
        lives.delete(id);
        const ended: ToastsEvent = { type: 'toast.lifeEnded', id };
        sendBack(ended);
      });
    };
    const hold = (life: Life) => {
      life.timer?.cancel();
      life.timer = null;
      // If the clock was set back, the remaining life must not grow.
      const spent = Math.max(0, clock.now() - life.since);
      life.left = Math.max(0, life.left - spent);
    };
    const follow = (toasts: readonly Toast[]) => {
      const turns = new Map(toasts.map(({ id, turn }) => [id, turn]));
      for (const [id, life] of lives) {
        if (turns.get(id) === life.turn) continue;
        life.timer?.cancel();
        lives.delete(id);
      }
      for (const { id, turn, life: left } of toasts) {
        if (left === null || lives.has(id)) continue;
        const life: Life = { turn, left, since: clock.now(), timer: null };
        lives.set(id, life);
        if (!paused) run(id, life);
      }
    };

    receive((command) => {
      if (command.type === 'timers.follow') {
        follow(command.toasts);
        return;
      }
      paused = command.type === 'timers.pause';
      for (const [id, life] of lives) {
        if (paused) hold(life);
        else if (!life.timer) run(id, life);
      }
    });

    return () => {
      for (const life of lives.values()) life.timer?.cancel();
    };
  });
