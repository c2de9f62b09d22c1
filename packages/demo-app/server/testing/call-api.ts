import type { App, AppOptions } from '../app.ts';
import { type Answer, call, signIn } from './person.ts';
import type { Node } from './start-app.ts';

/**
 * An app for tests: the sandbox with its demo people and their money, a silent log, no story, no rate limits, nothing
 * shared, light hashes, and patience with a database that shares a busy machine with everything else that is tried.
 */
export const testOptions: AppOptions = {
  secret: 'a secret that only the tests know',
  publicUrl: 'http://localhost',
  sandbox: true,
  demo: 'people',
  story: false,
  rateLimits: false,
  sharedReads: false,
  passwordMemory: 64,
  databaseWaits: { connection: 20_000, statement: 30_000, ping: 15_000 },
  logLevel: 'silent',
};

/** The API as one caller sees it. */
export type Api = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
};

/** The API for the holder of an access token, or for anybody. */
export const apiOf = (app: App | Node, token?: string): Api => {
  const as = token === undefined ? {} : { token };
  return {
    get: (path) => call(app, path, as),
    post: (path, body = {}) => call(app, path, { ...as, body }),
  };
};

/** The access token of a demo person. */
export const signInAs = async (app: App | Node, username: string): Promise<string> =>
  (await signIn(app, username)).accessToken;

/** The API for somebody whose token may run out while the clock is moved: they sign in again and go on. */
export const steadyApiOf = (app: App | Node, username: string, password?: string, token?: string): Api => {
  let api = token === undefined ? undefined : apiOf(app, token);
  const ask = async (send: (as: Api) => Promise<Answer>): Promise<Answer> => {
    const first = api && (await send(api));
    if (first && first.status !== 401) return first;
    api = apiOf(app, (await signIn(app, username, password)).accessToken);
    return send(api);
  };
  return {
    get: (path) => ask((as) => as.get(path)),
    post: (path, body) => ask((as) => as.post(path, body)),
  };
};
