import { moneyLimits } from '@keo/core/contract';
import { randomUUID } from 'node:crypto';
import type { Step } from './step.ts';

/** A recharge, transferred five minutes later. */
export function recharge(hoursAgo: number, userId: string, amount: number): Step[] {
  let content = '';
  const asks: Step['run'] = async ({ services }) => {
    const order = { amount, method: 'VIETQR' as const, requestId: randomUUID() };
    content = (await services.recharge.create(userId, order)).code;
  };
  const pays: Step['run'] = ({ services }) => {
    const notice = { providerId: `seed-${userId}-${hoursAgo}`, content, amount, direction: 'IN' as const };
    return services.bankEvents.receive('sandbox', notice, Buffer.from(JSON.stringify(notice)));
  };
  return [
    { hoursAgo, run: asks },
    { hoursAgo: hoursAgo - 1 / 12, run: pays },
  ];
}

/** A withdrawal that the bank pays, or whose answer is lost. */
export function withdraw(hoursAgo: number, userId: string, amount: number, isLost = false): Step[] {
  let id = '';
  const asks: Step['run'] = async ({ services, unit }) => {
    ({ id } = await services.withdraw.place(unit, userId, { amount, cardId: `bc_${userId}` }));
  };
  const loses: Step = { hoursAgo: hoursAgo - 0.05, run: ({ bank }) => bank.decide(id, 'UNKNOWN') };
  return [{ hoursAgo, run: asks }, ...(isLost ? [loses] : [])];
}

/** Recharges what is missing to that balance, exactly or rounded up. */
export function topUp(
  hoursAgo: number,
  userId: string,
  needed: number,
  { isExact = false }: { isExact?: boolean } = {},
): Step {
  return {
    hoursAgo,
    async run(past, known) {
      const missing = needed - (await past.services.wallet.getSpendable(past.unit.db, userId));
      if (missing <= 0) return;
      const amount = isExact ? missing : Math.ceil(missing / roundSum) * roundSum;
      for (const { run } of recharge(hoursAgo, userId, Math.max(amount, moneyLimits.rechargeMin)))
        await run(past, known);
    },
  };
}
const roundSum = 500_000;

/** Withdraws a share of the balance in round amounts, or all; nothing where it is too little. */
export function payOut(hoursAgo: number, userId: string, share: number): Step {
  return {
    hoursAgo,
    async run(past, known) {
      const balance = await past.services.wallet.getSpendable(past.unit.db, userId);
      const amount = share === 1 ? balance : Math.floor((balance * share) / roundSum) * roundSum;
      if (amount < moneyLimits.withdrawMin) return;
      for (const { run } of withdraw(hoursAgo, userId, amount)) await run(past, known);
    },
  };
}
