import { read } from '../deeds.ts';
import { recharge, withdraw } from '../money-deeds.ts';
import { marketSeed } from '../market-seed.ts';
import type { Step } from '../step.ts';

const named = marketSeed.users.map(({ id }) => id);

/** Recharges and withdrawals, and when people last read their notifications. */
export const moneyStory: readonly Step[] = [
  ...recharge(479, 'u01', 22_000_000),
  ...recharge(475, 'u02', 15_000_000),
  ...recharge(400, 'u03', 35_000_000),
  ...recharge(380, 'u09', 3_000_000),
  ...withdraw(122, 'u07', 1_500_000),
  ...withdraw(6, 'u05', 500_000, true),
  read(240, named),
  read(60, named),
];
