import * as cards from '../wallet/bank-cards.endpoints.ts';
import type { Bank, BankCard } from '../wallet/bank-card.schema.ts';
import type { Account } from './fake-accounts.ts';
import { type FakeWallets, checkCode, findRow, hour, replaceRow } from './fake-wallets.ts';
import { FakeRefusal, type Route, open, own } from './fake-routes.ts';
import { toPage } from './to-page.ts';

const bank = (
  bin: string,
  shortName: string,
  name: string,
  { was = [], also = [] }: { was?: string[]; also?: string[] },
): Bank => ({ bin, shortName, name, formerNames: was, alsoKnownAs: also, deprecated: false });
const banks: readonly Bank[] = [
  bank('970436', 'Vietcombank', 'Ngân hàng TMCP Ngoại Thương Việt Nam', { also: ['VCB'] }),
  bank('970407', 'Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam', { also: ['TCB'] }),
  bank('970422', 'MBBank', 'Ngân hàng TMCP Quân đội', { also: ['MB'] }),
  bank('970406', 'Vikki', 'Ngân hàng TNHH MTV Số Vikki', { was: ['DongA Bank', 'Đông Á'] }),
];

const getBankName = (bin: string) => banks.find((row) => row.bin === bin)?.shortName ?? bin;

export function fakeBankCards({ at, next, getWallet }: FakeWallets) {
  const addCard = (account: Account, details: Partial<BankCard> = {}): BankCard => {
    const card: BankCard = {
      id: `bc_${next()}`,
      bankBin: '970436',
      bankShortName: 'Vietcombank',
      last4: '6789',
      accountName: 'NGUYEN MINH ANH',
      isDefault: getWallet(account).cards.length === 0,
      state: 'VERIFIED',
      holdUntil: null,
      now: at(),
      ...details,
    };
    getWallet(account).cards.push(card);
    if (card.state === 'VERIFIED') account.user = { ...account.user, legalName: card.accountName };
    return card;
  };

  const routes: Route[] = [
    open(cards.banksList, (input) => toPage(banks, input)),
    own(cards.bankCardsList, (input, account) => {
      const rows = getWallet(account).cards.map((card) => ({
        ...card,
        holdUntil: card.holdUntil !== null && card.holdUntil <= at() ? null : card.holdUntil,
        now: at(),
      }));
      return toPage(rows, input);
    }),
    own(cards.addBankCard, ({ bankBin, accountNo, accountName }, account) => {
      const expected = account.user.legalName;
      if (expected !== null && accountName.toUpperCase() !== expected)
        throw new FakeRefusal('NAME_MISMATCH', `Tên chủ tài khoản phải là ${expected}.`, { expected });
      return addCard(account, {
        bankBin,
        bankShortName: getBankName(bankBin),
        last4: accountNo.slice(-4),
        accountName: accountName.toUpperCase(),
        state: 'UNVERIFIED',
        isDefault: false,
        holdUntil: at(24 * hour),
      });
    }),
    own(cards.verifyBankCard, ({ cardId, code }, account) => {
      checkCode(code);
      const { cards: rows } = getWallet(account);
      const isDefault = !rows.some((card) => card.isDefault);
      const card = replaceRow(rows, { ...findRow(rows, cardId), state: 'VERIFIED', isDefault });
      account.user = {
        ...account.user,
        legalName: card.accountName,
        verified: { ...account.user.verified, bank: true },
      };
      return card;
    }),
    own(cards.resendBankCardCode, () => null),
    own(cards.setDefaultBankCard, ({ cardId }, account) => {
      const wallet = getWallet(account);
      wallet.cards = wallet.cards.map((card) => ({ ...card, isDefault: card.id === cardId }));
      return findRow(wallet.cards, cardId);
    }),
    own(cards.removeBankCard, ({ cardId, code }, account) => {
      const wallet = getWallet(account);
      findRow(wallet.cards, cardId);
      if (code === undefined) throw new FakeRefusal('OTP_REQUIRED', 'Nhập mã 6 số chúng tôi vừa gửi.');
      checkCode(code);
      wallet.cards = wallet.cards.filter(({ id }) => id !== cardId);
      return null;
    }),
  ];

  return { routes, addCard };
}
