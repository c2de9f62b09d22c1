/** The limits of the wallet, in đồng unless their name says otherwise. */
export const moneyLimits = {
  rechargeMin: 10_000,
  rechargeMax: 100_000_000,
  /** A recharge's code is shown this long. */
  rechargeShownMinutes: 15,
  /** A transfer still matches its recharge this long. */
  rechargeMatchHours: 24,
  withdrawMin: 50_000,
  withdrawMax: 50_000_000,
  withdrawDailyMax: 100_000_000,
  monthlyOutMax: 100_000_000,
  withdrawFreePerMonth: 3,
  /** From the fourth withdrawal of a month. */
  withdrawFee: 3300,
  /** After a card was added or the password was changed. */
  withdrawHoldHours: 24,
  /** Working hours until the bank has the money. */
  withdrawArrivalHours: 24,
  /** A withdrawal can be cancelled this long; then it goes to the bank. */
  withdrawCancelMinutes: 5,
  bankCardsMax: 5,
} as const;
