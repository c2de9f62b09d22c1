import { createHash, createHmac } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { afterFile } from './after-file.ts';
import type { ObjectStore } from '../../platform/env.ts';
import { freePort } from './free-port.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** AWS Signature V4. */
function isSigned(request: IncomingMessage, secret: string): boolean {
  const { authorization = '', host = '' } = request.headers;
  const [, scope = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  const url = new URL(request.url ?? '', `http://${host}`);
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, url.pathname, url.search.slice(1), headers, signedHeaders, payload];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(canonical.join('\n')),
  ].join('\n');
  const key = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex') === signature;
}

export type S3Store = ObjectStore & {
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Answers only 503 from now on, or normally again. */
  fail(failing: boolean): void;
};

/** For the calls that Keo makes, with strict signatures. */
export async function startS3Store(): Promise<S3Store> {
  const objects = new Map<string, Buffer>();
  const secretAccessKey = 'the secret of the store';
  let failing = false;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const key = request.url ?? '';
    const answer = (status: number, content?: Buffer) => response.writeHead(status).end(content);
    if (failing) return answer(503);
    if (!isSigned(request, secretAccessKey)) return answer(403);
    if (request.method === 'PUT') {
      // S3 requires Content-Length.
      if (request.headers['content-length'] === undefined) return answer(411);
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    const found = objects.get(key);
    if (!found) return answer(404);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    return first === undefined
      ? answer(200, found)
      : answer(206, found.subarray(Number(first), Number(last) + 1));
  };
  const server = createServer((request, response) => void serve(request, response));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  afterFile(async () => server.close());
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'auto',
    bucket: 'keo',
    accessKeyId: 'keo-key',
    secretAccessKey,
    objects,
    fail: (now) => (failing = now),
  };
}
