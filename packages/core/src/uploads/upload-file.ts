import { number, object, safeParse } from 'valibot';
import type { Clock, PageSignals } from '../ports/ports.ts';
import type { Call } from '../http/create-http.ts';
import { isTransient, toApiError } from '../http/http.errors.ts';
import { type StoredFile, type Upload, uploadLimits } from './upload.schema.ts';
import { completeUpload, createUpload, uploadPart } from './uploads.endpoints.ts';
import { waitForNetwork } from './wait-for-network.ts';

const smallest = 64 * 1024;
const first = 256 * 1024;
/** Milliseconds: after a faster part the next one is larger. */
const quick = 2000;
const longestPause = 30_000;
/** Tries in a row without progress; waiting for the network does not count. */
const mostTries = 8;

export type UploadStep = 'sending' | 'waiting' | 'checking';

export type UploadFileOptions = {
  call: Call;
  ports: { clock: Clock; page: PageSignals };
  name: string;
  /** The idempotency key, a UUID: with the same one an upload resumes. */
  requestId: string;
  signal: AbortSignal;
  /** Called with the upload's id, by which it can be removed. */
  onBegun?: (uploadId: string) => void;
  /** Called at each step, and for each part that has arrived; `sent` in bytes. */
  onProgress: (sent: number, step: UploadStep) => void;
};

const staleSchema = object({ offset: number() });

/**
 * Sends a file in parts that fit the network. Waits for the network, and resumes where it stopped. Rejects with an
 * `ApiError` where the server refuses the file or no try is left, with the signal's reason where it is aborted.
 */
export async function uploadFile(file: Blob, options: UploadFileOptions): Promise<StoredFile> {
  const { call, ports, name, requestId, signal, onProgress } = options;
  const { clock } = ports;
  let part = first;
  let sent = 0;
  let tries = 0;

  /** Retries until it is done, refused, or out of tries. */
  async function withRetries<T>(step: UploadStep, work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const done = await work();
        tries = 0;
        return done;
      } catch (cause) {
        signal.throwIfAborted();
        const error = toApiError(cause);
        const isBusy = error.reason === 'IN_PROGRESS';
        if (!isBusy && !isTransient(error)) throw error;
        if (!isBusy && (tries += 1) > mostTries) throw error;
        if (!isBusy) onProgress(sent, 'waiting');
        part = Math.max(smallest, part / 2);
        const pause = isBusy ? 1000 : Math.min(longestPause, 500 * 2 ** tries);
        await waitForNetwork(ports, Math.max(error.retryAfter ?? 0, pause), signal);
        onProgress(sent, step);
      }
    }
  }
  const begin = (): Promise<Upload> =>
    withRetries('sending', () => call(createUpload, { requestId, name, size: file.size }, { signal }));

  /** The next offset; after a STALE refusal the one that the server names. */
  const sendPart = async ({ id, offset }: Upload): Promise<number> => {
    const start = clock.now();
    const body = file.slice(offset, offset + part);
    try {
      const upload = await call(uploadPart, { uploadId: id, offset }, { body, signal });
      if (clock.now() - start < quick) part = Math.min(uploadLimits.partMax, part * 2);
      return upload.offset;
    } catch (cause) {
      const stale = safeParse(staleSchema, toApiError(cause).refusal);
      if (toApiError(cause).reason === 'STALE' && stale.success) return stale.output.offset;
      throw cause;
    }
  };

  const upload = await begin();
  options.onBegun?.(upload.id);
  sent = upload.offset;
  onProgress(sent, 'sending');
  while (sent < file.size) {
    sent = await withRetries('sending', () => sendPart({ ...upload, offset: sent }));
    onProgress(sent, 'sending');
  }
  onProgress(sent, 'checking');
  return withRetries('checking', () => call(completeUpload, { uploadId: upload.id }, { signal }));
}
