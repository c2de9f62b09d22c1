import type { App } from '../../app.ts';
import type { Answer } from './person.ts';
import type { Node } from './start-app.ts';

type Sent = { token?: string; contentType?: string; headers?: Record<string, string> };

/** Below `/au/api`: over the network where the app listens, else in process. */
export async function sendBytes(
  app: App | Node,
  path: string,
  bytes: Uint8Array,
  { token, contentType = 'application/octet-stream', headers: more }: Sent = {},
): Promise<Answer> {
  const url = `/au/api${path}`;
  const headers = {
    'content-type': contentType,
    ...(token !== undefined && { authorization: token }),
    ...more,
  };
  if ('origin' in app) {
    const body = new Blob([Buffer.from(bytes)]);
    const response = await fetch(app.origin + url, { method: 'POST', headers, body });
    const envelope = await response.json();
    return { status: response.status, headers: Object.fromEntries(response.headers), ...envelope };
  }
  const response = await app.server.inject({ method: 'POST', url, headers, payload: Buffer.from(bytes) });
  return { status: response.statusCode, headers: {}, ...JSON.parse(response.body) };
}

/** As form data. */
export async function sendFile(
  app: App | Node,
  token: string,
  file: { name: string; bytes: Uint8Array; field?: string; type?: string },
): Promise<Answer> {
  const form = new FormData();
  const blob = new Blob([Buffer.from(file.bytes)], { type: file.type ?? 'application/octet-stream' });
  form.append(file.field ?? 'file', blob, file.name);
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return sendBytes(app, '/upload/upload-file', await encoded.bytes(), { token, contentType });
}
