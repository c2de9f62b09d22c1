import { demoPassword } from '../seed/market-seed.ts';
import { type ServerProcess, runServer } from './run-server.ts';

export type Reply = {
  status: number;
  code: number;
  data: Record<string, never> & { id: string; code: string };
};

/** A server process with a signed-in user who has money and a card without a hold. */
export type Running = {
  call(where: string, body?: object): Promise<Reply>;
  balance(): Promise<number>;
  /** Whether all invariants hold. */
  isSound(): Promise<boolean>;
  kill(): Promise<void>;
};

export async function startRunning(env: Record<string, string>): Promise<Running> {
  const server: ServerProcess = runServer({ KEO_STORY: '0', LOG_LEVEL: 'info', ...env });
  const origin = await server.ready();
  const ask = async (where: string, body?: object, token?: string): Promise<Reply> => {
    const response = await fetch(`${origin}/au/api${where}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const { data } = await ask('/user/login', { username: 'ngocmai', password: demoPassword });
  const token = String(Object(data).accessToken);
  return {
    call: (where, body) => ask(where, body, token),
    balance: async () => Number(Object((await ask('/wallet/wallet-info', undefined, token)).data).balance),
    isSound: async () => Boolean(Object((await ask('/sandbox/reconcile')).data).ok),
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
  };
}

/** A command that moves money, repeated with the same request until it is answered. */
export type Deed = {
  prepare(server: Running): Promise<object>;
  ask(server: Running, words: object): Promise<Reply>;
  /** Change of the balance. */
  moves: number;
};

const amount = 50_000;

export const recharge: Deed = {
  prepare: async () => ({ amount, method: 'VIETQR', requestId: crypto.randomUUID() }),
  ask: (server, words) => server.call('/recharge/create-recharge', words),
  moves: 0,
};
export const transfer: Deed = {
  async prepare(server) {
    const { data } = await recharge.ask(server, await recharge.prepare(server));
    return { content: data.code, amount, bankTxId: crypto.randomUUID() };
  },
  ask: (server, words) => server.call('/sandbox/bank-transfer', words),
  moves: amount,
};
export const withdraw: Deed = {
  async prepare(server) {
    const order = { amount, cardId: 'bc_u07', requestId: crypto.randomUUID() };
    await server.call('/withdraw/create-withdraw', order);
    const { data } = await server.call(`/sandbox/outbox?to=${encodeURIComponent('ngocmai@keo.example')}`);
    const [{ code: otp }] = Object(data).list;
    return { ...order, otp };
  },
  ask: (server, words) => server.call('/withdraw/create-withdraw', words),
  moves: -amount,
};
const payout: Deed = {
  async prepare(server) {
    const { data } = await withdraw.ask(server, await withdraw.prepare(server));
    return { withdrawId: data.id, outcome: 'PAY' };
  },
  ask: (server, words) => server.call('/sandbox/bank-payout', words),
  moves: 0,
};

export type Statement = { on: 'insert' | 'update'; table: string };

/** Points inside money transactions, each by the statement that is about to run. */
export const moments: readonly [string, Deed, Statement][] = [
  ['a recharge is written down', recharge, { on: 'insert', table: 'recharges' }],
  ['its answer is kept', recharge, { on: 'insert', table: 'idempotency' }],
  ['a transfer is kept', transfer, { on: 'insert', table: 'bank_events' }],
  ['its money is posted', transfer, { on: 'insert', table: 'ledger_transactions' }],
  ['its entries are written', transfer, { on: 'insert', table: 'ledger_entries' }],
  ['its recharge becomes paid', transfer, { on: 'update', table: 'recharges' }],
  ['its owner is told', transfer, { on: 'insert', table: 'deal_logs' }],
  ['it is marked as applied', transfer, { on: 'update', table: 'bank_events' }],
  ['the code of a withdrawal is looked at', withdraw, { on: 'update', table: 'codes' }],
  ['a withdrawal is written down', withdraw, { on: 'insert', table: 'withdrawals' }],
  ['its money is held', withdraw, { on: 'update', table: 'ledger_accounts' }],
  ['the bank has paid it', payout, { on: 'update', table: 'withdrawals' }],
];
