import { moneyLimits, rechargeEndpoints, sandboxEndpoints, usersEndpoints } from '@keo/core/contract';
import { randomUUID } from 'node:crypto';
import type { Person } from './person.ts';

const step = 100_000;

/** By a transfer from the sandbox's bank. */
export async function topUp(me: Person, needed: number): Promise<void> {
  const { balance } = await me.ask(usersEndpoints.userInfo, {});
  if (balance >= needed) return;
  const amount = Math.max(moneyLimits.rechargeMin, Math.ceil((needed - balance) / step) * step);
  const order = { amount, method: 'VIETQR' as const, requestId: randomUUID() };
  const { code } = await me.ask(rechargeEndpoints.createRecharge, order);
  await me.ask(sandboxEndpoints.bankTransfer, { content: code, amount });
}
