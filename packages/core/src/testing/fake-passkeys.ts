import type { Passkey } from '../auth/passkeys.schema.ts';
import * as passkeys from '../auth/passkeys.endpoints.ts';
import type { Account, Families } from './fake-accounts.ts';
import { FakeRefusal, type Route, open, own, view } from './fake-routes.ts';

export type OpenFakePasskeys = typeof fakePasskeys;

/** Not verified in the fake. */
const challenge = 'Y2hhbGxlbmdl';
const minutes = 60_000;

function refuseOther(account: Account, password: string | undefined): void {
  if (account.password === password) return;
  throw new FakeRefusal('WRONG_CREDENTIALS', 'Mật khẩu hiện tại không đúng.', {
    fields: { password: 'Mật khẩu hiện tại không đúng.' },
  });
}

/** Passkeys in the fake: an assertion is valid by its credential ID alone. */
export function fakePasskeys(state: { now: () => string; families: Families }) {
  const kept: { account: Account; passkey: Passkey }[] = [];
  const listOwn = (owner: Account) =>
    kept.filter(({ account }) => account === owner).map(({ passkey }) => passkey);
  const find = (owner: Account, id: string): Passkey => {
    const found = listOwn(owner).find((passkey) => passkey.id === id);
    if (!found) throw new FakeRefusal('NOT_FOUND', 'Không tìm thấy passkey này.');
    return found;
  };
  const add = (account: Account, sketch: Partial<Passkey>): Passkey => {
    const passkey: Passkey = {
      id: `passkey-${kept.length + 1}`,
      name: 'Chrome · Android',
      createdAt: state.now(),
      lastUsedAt: null,
      ...sketch,
    };
    kept.unshift({ account, passkey });
    return passkey;
  };
  const routes: Route[] = [
    open(passkeys.passkeyChallenge, () => ({
      rpId: 'localhost',
      challenge,
      timeout: 5 * minutes,
      userVerification: 'required',
    })),
    open(passkeys.passkeyLogin, ({ passkey: { id } }) => {
      const found = kept.find(({ passkey }) => passkey.id === id);
      if (!found) throw new FakeRefusal('WRONG_CREDENTIALS', 'Passkey này không đăng nhập được.');
      found.passkey.lastUsedAt = state.now();
      return { ...state.families.open(found.account), user: view(found.account) };
    }),
    own(passkeys.passkeysList, (_input, account) => ({ list: listOwn(account) })),
    own(passkeys.passkeyOptions, ({ password }, account) => {
      refuseOther(account, password);
      const { id, username, displayName } = account.user;
      return {
        rp: { id: 'localhost', name: 'Keo' },
        user: { id, name: username, displayName },
        challenge,
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 5 * minutes,
        excludeCredentials: listOwn(account).map((passkey) => ({ type: 'public-key', id: passkey.id })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    }),
    own(passkeys.addPasskey, ({ passkey: { id } }, account) => add(account, { id })),
    own(passkeys.renamePasskey, ({ id, name }, account) => Object.assign(find(account, id), { name })),
    own(passkeys.removePasskey, ({ id, password, passkey: shown }, account) => {
      const passkey = find(account, id);
      if (shown) {
        if (!listOwn(account).some((one) => one.id === shown.id))
          throw new FakeRefusal('WRONG_CREDENTIALS', 'Chưa xác nhận được bằng passkey.');
      } else refuseOther(account, password);
      kept.splice(
        kept.findIndex((one) => one.passkey === passkey),
        1,
      );
      return null;
    }),
  ];
  return { routes, add };
}
