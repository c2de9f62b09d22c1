import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ObjectStore } from '../../../platform/env.ts';
import { BytesGoneError, type FileStorage } from './file-storage.ts';

const retries = 3;
/** In ms, until the store answers; reading the body may take longer. */
const answerTimeout = 120_000;

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    // A reader that stops early must release the connection.
    await reader.cancel().catch(() => undefined);
  }
}

/** Any S3-compatible store, with path-style addresses. Private to this server. */
export async function openS3Bucket(store: ObjectStore): Promise<FileStorage> {
  // Loaded only where such a store is used.
  const { AwsClient } = await import('aws4fetch');
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = store;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const ask = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`;
    const life = new AbortController();
    const timer = setTimeout(() => life.abort(), answerTimeout);
    const response = await client
      .fetch(url, { ...init, method, signal: life.signal })
      .finally(() => clearTimeout(timer));
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) throw new BytesGoneError(key);
    throw new Error(`The store of uploads answered ${response.status} to ${method}`);
  };
  return {
    async put(key, content) {
      // A blob has a length, and S3 needs Content-Length.
      const body = 'path' in content ? await openAsBlob(content.path) : new Blob([Buffer.from(content)]);
      const response = await ask('PUT', key, { body });
      await response.body?.cancel();
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const { body } = await ask('GET', key, { headers });
      if (!body) throw new BytesGoneError(key);
      return Readable.from(readChunks(body), { objectMode: false });
    },
    async remove(key) {
      try {
        await (await ask('DELETE', key)).body?.cancel();
      } catch (error) {
        if (!(error instanceof BytesGoneError)) throw error;
      }
    },
  };
}
