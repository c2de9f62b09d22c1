import * as closing from '../users/closing.endpoints.ts';
import type { Closing } from '../users/closing.schema.ts';
import type { Account } from './fake-accounts.ts';
import { FakeRefusal, type Route, own } from './fake-routes.ts';

export type OpenFakeClosing = typeof fakeClosing;

/** Closing accounts; tests set the obstacles. */
export function fakeClosing() {
  const ways = new Map<Account, Closing>();
  const getWay = (account: Account): Closing =>
    ways.get(account) ?? { obstacles: [], applications: 0, leftover: 0 };
  const routes: Route[] = [
    own(closing.closing, (_input, account) => getWay(account)),
    own(closing.closeAccount, ({ password, username }, account) => {
      if (password !== account.password) throw new FakeRefusal('WRONG_CREDENTIALS', 'Mật khẩu không đúng.');
      if (username !== account.user.username)
        throw new FakeRefusal('INVALID', 'Gõ đúng tên đăng nhập của bạn.');
      if (getWay(account).obstacles.length > 0)
        throw new FakeRefusal('NOT_ALLOWED', 'Chưa đóng được: còn việc chưa xong.');
      return null;
    }),
  ];
  return {
    routes,
    set: (account: Account, way: Partial<Closing>): void =>
      void ways.set(account, { ...getWay(account), ...way }),
  };
}
