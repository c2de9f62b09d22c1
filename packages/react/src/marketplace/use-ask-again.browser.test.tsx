import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { jobsEndpoints, profileEndpoints, usersEndpoints } from '@keo/core/contract';
import { type FakeKeo, createFakeKeo } from '@keo/core/testing';
import { useStatement } from './transactions/use-statement.ts';
import { KeoProvider } from '../client/keo-provider.tsx';
import { useKeoPages } from '../client/use-keo-pages.ts';
import { useKeoQueries } from '../client/use-keo-queries.ts';
import { useKeoQuery } from '../client/use-keo-query.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const host = document.createElement('div');
let fake: FakeKeo;
let root: ReturnType<typeof createRoot>;
let isAway = false;

const getState = ({ data, isError }: { data: unknown; isError: boolean }) =>
  isError ? 'failed' : data === undefined ? 'asking' : 'read';

/** One of each kind of read. */
function Reads() {
  const one = useKeoQuery(usersEndpoints.userInfo, {});
  const [several] = useKeoQueries(profileEndpoints.publicUserInfo, [{ id: 'u02' }]);
  const pages = useKeoPages(jobsEndpoints.jobsList, { pageSize: 5 });
  const { whole, error } = useStatement({ dateFrom: '2026-09-01', dateTo: '2026-09-02' });
  const statement = { data: whole, isError: error !== null };
  return <p>{[one, several ?? one, pages, statement].map(getState).join(' ')}</p>;
}

async function failReads(): Promise<void> {
  fake = createFakeKeo({
    signedInAs: 'minhanh',
    misbehaviours: [
      {
        name: 'AWAY',
        answer: async (_request, serve) => {
          const { status, envelope } = serve();
          // Inside 200 a call is not repeated.
          return isAway
            ? Response.json({ code: 500, msg: '', data: null })
            : Response.json(envelope, { status });
        },
      },
    ],
  });
  await vi.waitUntil(() => fake.server.connections() === 1);
  isAway = true;
  root = createRoot(host);
  await act(async () =>
    root.render(
      <KeoProvider keo={fake.keo}>
        <Reads />
      </KeoProvider>,
    ),
  );
  await vi.waitUntil(() => host.textContent === 'failed failed failed failed');
}

afterEach(async () => {
  await act(async () => root.unmount());
  fake.keo.stop();
});

it.each([
  ['network', () => fake.page.goOnline()],
  ['socket', () => fake.network.dropSockets()],
])('every failed read is asked again on the return of the %s', async (_, comeBack) => {
  await failReads();
  isAway = false;
  await act(async () => comeBack());
  await vi.waitFor(() => expect(host.textContent).toBe('read read read read'));
});
