import { Worker } from 'node:worker_threads';
import { createBoundedQueue } from '../../platform/queue/bounded-queue.ts';

const maxSeconds = 5;
/** What 5 MB of JSON may grow to. */
const maxMemoryMb = 256;

/** Each takes a core and that memory. */
const enqueue = createBoundedQueue({ atOnce: 1, maxQueue: 50 });

/** Whether a file is one JSON object or list, parsed on a thread of its own. */
export const isJsonFile = (path: string): Promise<boolean> =>
  enqueue(
    () =>
      new Promise((resolve) => {
        const worker = new Worker(new URL('./json-check.worker.ts', import.meta.url), {
          workerData: path,
          execArgv: [],
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
        });
        const timer = setTimeout(() => void worker.terminate(), maxSeconds * 1000);
        let isJson = false;
        worker.on('message', (found) => (isJson = found === true));
        // Out of memory, for one.
        worker.on('error', () => (isJson = false));
        worker.on('exit', () => {
          clearTimeout(timer);
          resolve(isJson);
        });
      }),
  );
