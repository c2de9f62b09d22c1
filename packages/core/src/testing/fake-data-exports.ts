import * as exports from '../users/data-export.endpoints.ts';
import type { DataExport } from '../users/data-export.schema.ts';
import type { Account } from './fake-accounts.ts';
import { type Route, own } from './fake-routes.ts';

export type OpenFakeDataExports = typeof fakeDataExports;

/** Data copies; tests set their state. */
export function fakeDataExports(state: { now: () => string }) {
  const copies = new Map<Account, DataExport>();
  const begun = (): DataExport => ({
    id: 'x_copy',
    state: 'MAKING',
    percent: 0,
    createdAt: state.now(),
    size: null,
    expiresAt: null,
    url: null,
  });
  const routes: Route[] = [
    own(exports.createDataExport, (_input, account) => {
      const known = copies.get(account);
      const copy = known?.state === 'MAKING' ? known : begun();
      copies.set(account, copy);
      return copy;
    }),
    own(exports.dataExport, (_input, account) => ({ export: copies.get(account) ?? null })),
  ];
  return {
    routes,
    set: (account: Account, change: Partial<DataExport>): void =>
      void copies.set(account, { ...(copies.get(account) ?? begun()), ...change }),
  };
}
