import { type InferOutput, check, maxLength, object, pipe, string, trim } from 'valibot';
import type { Clock } from '@keo/core';
import { type CreateRechargeClaim, claimLimits } from '@keo/core/contract';
import { readDraft } from '../../client/read-draft.ts';
import { parseAmount } from '../../ui/money/parse-amount.ts';

const oneDay = 24 * 3_600_000;

/** `2026-11-24T09:30` in Vietnam's time; null if invalid. */
function parseMoment(typed: string): Date | null {
  const moment = new Date(`${typed}:00+07:00`);
  return Number.isNaN(+moment) ? null : moment;
}

/** Value of `datetime-local`, in Vietnam's time. */
export const typedMoment = (at: number): string => new Date(at + 7 * 3_600_000).toISOString().slice(0, 16);

export const getEarliest = (now: number): number => now - claimLimits.sentWithinDays * oneDay;

function isRecent(typed: string, now: number): boolean {
  const moment = parseMoment(typed);
  return moment !== null && +moment <= now && +moment >= getEarliest(now);
}

function isInLimits(typed: string): boolean {
  const amount = parseAmount(typed);
  return amount !== null && amount >= claimLimits.amountMin && amount <= claimLimits.amountMax;
}

export const claimFormSchema = (clock: Pick<Clock, 'now'>) =>
  object({
    amount: pipe(string(), check(isInLimits)),
    sentAt: pipe(
      string(),
      check((typed) => isRecent(typed, clock.now())),
    ),
    reference: pipe(string(), trim(), maxLength(claimLimits.referenceMax)),
    note: pipe(string(), trim(), maxLength(claimLimits.noteMax)),
  });
export type ClaimForm = InferOutput<ReturnType<typeof claimFormSchema>>;

export const emptyClaim: ClaimForm = { amount: '', sentAt: '', reference: '', note: '' };

/** `requestId` is the idempotency key until it is answered. */
const draftSchema = /* @__PURE__ */ (() =>
  object({
    requestId: string(),
    form: object({ amount: string(), sentAt: string(), reference: string(), note: string() }),
  }))();

export const readClaimDraft = (kept: string | null) => readDraft(draftSchema, kept);

export function toClaim(
  { amount, sentAt, reference, note }: ClaimForm,
  fileId: string | undefined,
): Omit<CreateRechargeClaim, 'requestId'> {
  return {
    amount: parseAmount(amount) ?? 0,
    sentAt: parseMoment(sentAt)?.toISOString() ?? '',
    ...(reference !== '' && { reference }),
    ...(note !== '' && { note }),
    ...(fileId !== undefined && { fileId }),
  };
}
