import type { Endpoint } from '@keo/core/contract';
import type { App } from '../../../app.ts';
import { type Answer, call } from '../../../dev/testing/person.ts';
import { sendBytes } from '../../../dev/testing/send-bytes.ts';

export type Said = Pick<Answer, 'status' | 'code' | 'msg' | 'data'>;

const said = ({ status, code, msg, data }: Answer): Said => ({ status, code, msg, data });

/** One call as a page makes it: path parameters, then query or body. */
export async function ask(
  app: App,
  endpoint: Endpoint,
  token: string | undefined,
  input: object,
): Promise<Said> {
  const rest = new Map<string, unknown>(Object.entries(input));
  const place: string = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return value;
  });
  const as = token === undefined ? {} : { token };
  if (endpoint.body !== 'application/json') {
    const contentType =
      endpoint.body === 'multipart/form-data' ? `${endpoint.body}; boundary=x` : endpoint.body;
    return said(await sendBytes(app, place, Buffer.from('--x--\r\n'), { ...as, contentType }));
  }
  if (endpoint.method === 'POST')
    return said(await call(app, place, { ...as, body: Object.fromEntries(rest) }));
  const query = new URLSearchParams(
    [...rest].map(([name, value]): [string, string] => [name, String(value)]),
  );
  if (endpoint.file === null) return said(await call(app, `${place}?${query}`, as));
  const answer = await app.server.inject({
    url: `/au/api${place}?${query}`,
    ...(token !== undefined && { headers: { authorization: token } }),
  });
  const { statusCode: status, headers } = answer;
  const isFile = !String(headers['content-type']).startsWith('application/json');
  return isFile ? { status, code: 200, msg: '', data: null } : said({ ...answer.json(), status });
}
