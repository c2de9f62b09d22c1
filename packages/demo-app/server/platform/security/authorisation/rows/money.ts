import { newId } from '../../../../dev/testing/market-scene.ts';
import { type Input, type Rows, none, ofAuthor } from './row.ts';

const ofCard = (more: Input = {}) =>
  ofAuthor('a bank account', { cardId: none }, ({ cardId }) => ({ cardId, ...more }));
const ofRecharge = ofAuthor('a recharge', { id: none }, ({ rechargeId: id }) => ({ id }));
const ofWithdrawal = ofAuthor('a withdrawal', { id: none }, ({ withdrawId: id }) => ({ id }));

export const moneyRows: Rows = {
  '/wallet/wallet-info': 'own',
  '/wallet/wallet-holds-list': 'own',
  '/wallet/wallet-chart': 'own',
  '/transaction/transactions-list': 'own',
  '/transaction/books-list': 'own',
  '/transaction/transactions-statement': 'own',
  '/transaction/transactions-summary': 'own',
  '/transaction/transactions-export': 'own',
  '/transaction/transaction-info/{no}': ofAuthor(
    'a transaction',
    { no: 'GD0000000000' },
    ({ transactionNo: no }) => ({ no }),
  ),
  '/recharge/create-recharge': 'own',
  '/recharge/recharges-list': 'own',
  '/recharge/recharge-suspense-list': 'own',
  '/recharge/create-recharge-claim': 'own',
  '/recharge/recharge-info/{id}': ofRecharge,
  '/recharge/cancel-recharge': ofRecharge,
  '/bank-card/banks-list': 'open',
  '/bank-card/bank-cards-list': 'own',
  '/bank-card/add-bank-card': 'own',
  '/bank-card/verify-bank-card': ofCard({ code: '000000' }),
  '/bank-card/resend-bank-card-code': ofCard(),
  '/bank-card/set-default-bank-card': ofCard(),
  '/bank-card/remove-bank-card': ofCard(),
  '/withdraw/estimate-withdraw': 'own',
  '/withdraw/withdraws-list': 'own',
  '/withdraw/create-withdraw': ofAuthor('a bank account', { cardId: none }, ({ verifiedCardId: cardId }) => ({
    amount: 100_000,
    cardId,
    requestId: newId(),
  })),
  '/withdraw/withdraw-info/{id}': ofWithdrawal,
  '/withdraw/cancel-withdraw': ofWithdrawal,
};
