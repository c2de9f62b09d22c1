import { safeParse } from 'valibot';
import { type Code, codes } from '../http/envelope.ts';
import type { Families } from './fake-accounts.ts';
import { FakeOverdue, FakeRefusal, type Route } from './fake-routes.ts';

/** `path` is below the API base, with its query for GET. */
export type FakeRequest = {
  method: string;
  path: string;
  body: unknown;
  /** Length of a body that is not JSON. */
  bytes?: number;
  token: string | null;
};
export type FakeAnswer = { status: number; envelope: { code: Code; msg: string; data: unknown } };

const statuses = new Map<Code, number>([
  [codes.overdue, 401],
  [codes.refused, 422],
  [codes.error, 500],
]);

const answer = (code: Code, msg: string, data: unknown): FakeAnswer => ({
  status: statuses.get(code) ?? 200,
  envelope: { code, msg, data },
});

/** Answers a request by its route, validated by the endpoint's schemas; `onCall` gets the endpoint's path. */
export function createFakeRouter(
  served: readonly Route[],
  { families, onCall }: { families: Pick<Families, 'byAccess'>; onCall: (path: string) => void },
) {
  const routes = served.map((route) => ({
    ...route,
    pattern: new RegExp(`^${route.endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

  function serve({ method, path, body, bytes = 0, token }: FakeRequest): FakeAnswer {
    const [pathname = '', query = ''] = path.split('?');
    const route = routes.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
    );
    if (!route)
      return { ...answer(codes.refused, `No ${method} ${pathname}`, { reason: 'NOT_FOUND' }), status: 404 };
    onCall(route.endpoint.path);

    const params = method === 'GET' ? Object.fromEntries(new URLSearchParams(query)) : body;
    const input = safeParse(route.endpoint.input, {
      ...Object(params),
      ...route.pattern.exec(pathname)?.groups,
    });
    if (!input.success)
      return answer(codes.refused, input.issues[0].message, { reason: 'INVALID', fields: {} });

    const family = families.byAccess(token) ?? null;
    if (route.endpoint.access === 'session' && !family) return answer(codes.overdue, '', null);
    const data = safeParse(route.endpoint.data, route.answer(input.output, family, bytes));
    if (!data.success)
      throw new Error(`The fake broke the contract of ${pathname}: ${data.issues[0].message}`);
    return answer(codes.success, 'ok', data.output);
  }

  return (request: FakeRequest): FakeAnswer => {
    try {
      return serve(request);
    } catch (error) {
      if (error instanceof FakeOverdue) return answer(codes.overdue, '', null);
      if (error instanceof FakeRefusal)
        return answer(codes.refused, error.message, { reason: error.reason, ...error.details });
      throw error;
    }
  };
}
