import { usersMessages } from '@keo/core/contract';
import type { Publisher } from '../../platform/realtime/sockets.ts';
import type { Balances } from './ledger.repository.ts';

export type WalletPublisher = { balance(userId: string, balances: Balances): void };

/** To every socket of the user, on every node. */
export function createWalletPublisher(sockets: Publisher): WalletPublisher {
  return {
    balance: (userId, { balance, held, withdrawing, version }) =>
      sockets.publish(userId, usersMessages.balanceMessage, {
        balance,
        heldBalance: held,
        withdrawingBalance: withdrawing,
        version,
      }),
  };
}
