import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** JSON has no magic bytes: the content must parse as an object or a list. */
function isJson(path: string): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(isJson(String(workerData)));
