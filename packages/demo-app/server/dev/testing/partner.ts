import { expect } from 'vitest';
import type { App } from '../../app.ts';
import type { Credentials } from '../../modules/partners/partners.service.ts';
import { type Answer, call } from './person.ts';
import type { Node } from './start-app.ts';

/** A partner's server, with its key and secret. */
export type TestPartner = Credentials & {
  id: string;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  /** Links its user to the owner of that access token. */
  link(user: string, accessToken: string): Promise<void>;
  token(user: string, scopes?: readonly string[]): Promise<string>;
};

export const basic = ({ key, secret }: Credentials): string =>
  `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;

export async function addPartner(
  app: App | Node,
  origins: readonly string[],
  name = 'Sổ Tay Thợ',
): Promise<TestPartner> {
  const { platform, partners } = app;
  const credentials = await platform.transact(({ db }) => partners.add(db, { name, origins }));
  const id = await partners.by(platform.db, credentials.key, credentials.secret);
  const post: TestPartner['post'] = (path, body, headers = {}) =>
    call(app, path, { body, headers: { authorization: basic(credentials), ...headers } });
  return {
    ...credentials,
    id: id ?? '',
    post,
    async link(user, accessToken) {
      const { data } = await call(app, '/embed/link-code', { token: accessToken, body: {} });
      expect(await post('/embed/link', { user, code: data.code })).toMatchObject({ status: 200 });
    },
    async token(user, scopes) {
      const answer = await post('/embed/token', { user, ...(scopes && { scopes }) });
      expect(answer).toMatchObject({ status: 200 });
      return answer.data.token;
    },
  };
}
