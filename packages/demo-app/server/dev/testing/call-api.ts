import type { App } from '../../app.ts';
import { type Answer, call, signIn } from './person.ts';
import type { Node } from './start-app.ts';

export type Api = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
};

export const createApi = (app: App | Pick<Node, 'origin'>, token?: string): Api => {
  const as = token === undefined ? {} : { token };
  return {
    get: (path) => call(app, path, as),
    post: (path, body = {}) => call(app, path, { ...as, body }),
  };
};

/** The access token of a demo user, or of a user with the given password. */
export const signInAs = async (
  app: App | Pick<Node, 'origin'>,
  username: string,
  password?: string,
): Promise<string> => (await signIn(app, username, password)).accessToken;

/** Signs in again when the token has expired by the moved clock. */
export const createSteadyApi = (
  app: App | Node,
  username: string,
  password?: string,
  token?: string,
): Api => {
  let api = token === undefined ? undefined : createApi(app, token);
  const ask = async (send: (as: Api) => Promise<Answer>): Promise<Answer> => {
    const first = api && (await send(api));
    if (first && first.status !== 401) return first;
    api = createApi(app, (await signIn(app, username, password)).accessToken);
    return send(api);
  };
  return {
    get: (path) => ask((as) => as.get(path)),
    post: (path, body) => ask((as) => as.post(path, body)),
  };
};
