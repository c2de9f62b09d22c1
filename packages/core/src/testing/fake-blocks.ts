import * as blocks from '../safety/blocks.endpoints.ts';
import { addReport, reportInfo } from '../safety/reports.endpoints.ts';
import type { AddReport } from '../safety/report.schema.ts';
import { type Account, getCard } from './fake-accounts.ts';
import { FakeRefusal, type Route, own } from './fake-routes.ts';

export type OpenFakeBlocks = typeof fakeBlocks;

/** Blocked users and reports. */
export function fakeBlocks(state: { now: () => string; accounts: readonly Account[] }) {
  const blocked: { by: Account; who: Account; at: string }[] = [];
  const reports: { by: Account; report: AddReport; at: string }[] = [];
  const findReport = (by: Account, { target, targetId }: Pick<AddReport, 'target' | 'targetId'>) =>
    reports.find((one) => one.by === by && one.report.target === target && one.report.targetId === targetId);
  const find = (id: string): Account => {
    const found = state.accounts.find(({ user }) => user.id === id);
    if (!found) throw new FakeRefusal('NOT_FOUND', 'Không tìm thấy người dùng.');
    return found;
  };
  const end = (by: Account, who: Account): void => {
    const at = blocked.findIndex((one) => one.by === by && one.who === who);
    if (at >= 0) blocked.splice(at, 1);
  };
  const routes: Route[] = [
    own(blocks.blockUser, ({ userId }, account) => {
      end(account, find(userId));
      blocked.unshift({ by: account, who: find(userId), at: state.now() });
      return null;
    }),
    own(blocks.unblockUser, ({ userId }, account) => {
      end(account, find(userId));
      return null;
    }),
    own(blocks.blocksList, (_input, account) => ({
      list: blocked
        .filter(({ by }) => by === account)
        .map(({ who, at }) => ({ user: getCard(who), blockedAt: at })),
    })),
    own(addReport, (report, by) => {
      if (!findReport(by, report)) reports.push({ by, report, at: state.now() });
      return { id: `rp_${reports.length}` };
    }),
    own(reportInfo, (thing, by) => {
      const found = findReport(by, thing);
      if (!found) return { report: null };
      const { reason, note } = found.report;
      return { report: { reason, note, createdAt: found.at } };
    }),
  ];
  return {
    routes,
    block: (by: Account, who: Account): void => void blocked.unshift({ by, who, at: state.now() }),
    reports: (): readonly AddReport[] => reports.map(({ report }) => report),
  };
}
