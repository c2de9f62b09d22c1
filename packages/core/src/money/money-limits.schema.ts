/** The limits of the wallet, in đồng unless their name says otherwise. */
export const moneyLimits = {
  rechargeMin: 10_000,
  rechargeMax: 100_000_000,
  /** How long the code of a recharge is shown. */
  rechargeShownMinutes: 15,
  /** How long after it was made a transfer still finds its recharge. */
  rechargeMatchHours: 24,
  withdrawMin: 50_000,
  withdrawMax: 50_000_000,
  withdrawDailyMax: 100_000_000,
  monthlyOutMax: 100_000_000,
  withdrawFreePerMonth: 3,
  /** From the fourth withdrawal of a month on. */
  withdrawFee: 3300,
  /** After a card was added or the password was changed. */
  withdrawHoldHours: 24,
  /** Working hours until the money is at the bank. */
  withdrawArrivalHours: 24,
  /** How long a withdrawal waits before it goes to the bank, and can be cancelled. */
  withdrawCancelMinutes: 5,
  bankCardsMax: 5,
} as const;
