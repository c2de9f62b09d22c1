import { type Answer, call, codeFor, register, signIn } from './person.ts';
import type { Node } from './start-app.ts';
import { until } from './until.ts';

/** Times in ms of `performance.now()`. */
export type Said = { path: string; requestedAt: number; answeredAt: number; answer: Answer };
/** With its request, to repeat it. */
export type Acknowledged = { path: string; body: object; token: string; answer: Answer };
/** A user who moves money, and the balances that acknowledgements imply. */
export type Mover = {
  readonly token: string;
  expected: number;
  /** Withdrawn before. */
  readonly withdrawing: number;
  /** Time of the last acknowledgement. */
  lastServed: number;
  done: number;
  readonly most: number;
};

const amount = 50_000;
/** An account gets twenty codes a day. */
const maxWithdrawals = 15;
/** In ms, like a client's retry. */
const beforeAskingAgain = 150;

export type MoneyLoad = {
  readonly said: readonly Said[];
  readonly acknowledged: readonly Acknowledged[];
  readonly movers: readonly Mover[];
  /** Recorded in `said`. */
  ask(mover: Mover, path: string, body?: object): Promise<Answer>;
  /** Starts nothing new; resolves when open commands are acknowledged. */
  end(): Promise<void>;
};

/** New users who recharge and demo users who withdraw, one command at a time, each repeated until it is answered. */
export async function startMoneyLoad(
  node: Node,
  people: { newcomers: number; withdrawing: readonly string[] },
): Promise<MoneyLoad> {
  const said: Said[] = [];
  const acknowledged: Acknowledged[] = [];
  const over = new AbortController();

  const ask = async ({ token }: Mover, path: string, body?: object) => {
    const requestedAt = performance.now();
    const answer = await call(node, path, { ...(body && { body }), token });
    said.push({ path, requestedAt, answeredAt: performance.now(), answer });
    return answer;
  };
  const insist = async (mover: Mover, path: string, body: object): Promise<Answer> => {
    let decided: Answer | undefined;
    await until(
      `${path} is decided`,
      async () => {
        const answer = await ask(mover, path, body);
        if (answer.status < 500 && answer.data?.reason !== 'IN_PROGRESS') decided = answer;
        return decided !== undefined;
      },
      { every: beforeAskingAgain },
    );
    if (!decided) throw new Error(`${path} was never decided`);
    mover.lastServed = performance.now();
    if (decided.status === 200) acknowledged.push({ path, body, token: mover.token, answer: decided });
    return decided;
  };
  const must = async (mover: Mover, path: string, body: object) => {
    const answer = await insist(mover, path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer)}`);
    return answer.data;
  };

  const recharge = async (mover: Mover, sum: number) => {
    const order = { amount: sum, method: 'VIETQR', requestId: crypto.randomUUID() };
    const { code } = await must(mover, '/recharge/create-recharge', order);
    await must(mover, '/sandbox/bank-transfer', {
      content: code,
      amount: sum,
      bankTxId: crypto.randomUUID(),
    });
    mover.expected += sum;
  };
  const withdraw = async (mover: Mover, cardId: string, email: string) => {
    const order = { amount, cardId, requestId: crypto.randomUUID() };
    let placed: Answer | undefined;
    while (placed?.status !== 200) {
      placed = await insist(mover, '/withdraw/create-withdraw', order);
      if (placed.data?.reason !== 'OTP_REQUIRED') continue;
      let otp = '';
      await until(
        'the code can be read',
        () =>
          codeFor(node, email).then(
            (code) => Boolean((otp = code)),
            () => false,
          ),
        { every: beforeAskingAgain },
      );
      placed = await insist(mover, '/withdraw/create-withdraw', { ...order, otp });
    }
    const { id } = placed.data;
    if (mover.done % 2 === 0) await must(mover, '/withdraw/cancel-withdraw', { id });
    else {
      await must(mover, '/sandbox/bank-payout', { withdrawId: id, outcome: 'PAY' });
      mover.expected -= amount;
    }
  };

  const begin = async (token: string, most: number): Promise<Mover> => {
    const { data } = await call(node, '/wallet/wallet-info', { token });
    const { balance: expected, withdrawing } = data;
    return { token, expected, withdrawing, lastServed: 0, done: 0, most };
  };
  const keepOn = async (mover: Mover, deed: () => Promise<void>) => {
    while (!over.signal.aborted && mover.done < mover.most) {
      await deed();
      mover.done += 1;
    }
  };
  const movers: Mover[] = [];
  const lives: (() => Promise<void>)[] = [];
  for (let count = 0; count < people.newcomers; count += 1) {
    const mover = await begin((await register(node)).accessToken, Number.POSITIVE_INFINITY);
    movers.push(mover);
    lives.push(() => keepOn(mover, () => recharge(mover, amount + movers.indexOf(mover))));
  }
  for (const username of people.withdrawing) {
    const { accessToken } = await signIn(node, username);
    const { data: cards } = await call(node, '/bank-card/bank-cards-list', { token: accessToken });
    const mover = await begin(accessToken, maxWithdrawals);
    await recharge(mover, maxWithdrawals * amount);
    movers.push(mover);
    lives.push(() => keepOn(mover, () => withdraw(mover, cards.list[0].id, `${username}@keo.example`)));
  }
  const ended = Promise.all(lives.map((live) => live()));
  ended.catch(() => undefined);
  return {
    said,
    acknowledged,
    movers,
    ask,
    async end() {
      over.abort();
      await ended;
    },
  };
}
