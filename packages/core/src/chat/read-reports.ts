import type { Clock, Timer } from '../ports/ports.ts';
import type { Call } from '../http/create-http.ts';
import { markRoomRead } from './chat.endpoints.ts';
import type { ChatEvent, SenderCommand } from './chat.events.ts';

type Report = Extract<SenderCommand, { type: 'read' }>;

/** Debounces reports, in milliseconds. */
const pause = 500;

/** Reports to the server how far a user has read. */
export function createReadReports(deps: {
  call: Call;
  clock: Pick<Clock, 'after'>;
  tell: (event: ChatEvent) => void;
  signal: AbortSignal;
}): { add(report: Report): void } {
  const { call, clock, tell, signal } = deps;
  const timers = new Map<string, Timer>();
  signal.addEventListener('abort', () => {
    for (const timer of timers.values()) timer.cancel();
  });

  async function report({ roomId, upToSeq, before }: Report): Promise<void> {
    try {
      tell({ type: 'read.settled', ...(await call(markRoomRead, { roomId, upToSeq }, { signal })) });
    } catch {
      if (!signal.aborted) tell({ type: 'read.failed', roomId, before });
    }
  }

  return {
    add(command) {
      timers.get(command.roomId)?.cancel();
      timers.set(
        command.roomId,
        clock.after(pause, () => void report(command)),
      );
    },
  };
}
