import type { Refusal } from '../http/refusal.schema.ts';

/** `fault` of a field beside the reason INVALID, with its meaning. Its limits are beside it. */
export const faults = {
  BONUS: 'Below the least bonus.',
  BUDGET: 'All slots and their fees cost more than a job may.',
  CHANGE_NONE: 'The change asks for nothing.',
  DUE: 'Not later than it was, in the past, or too far away.',
  ENDS_EARLIER: 'The job would end earlier than now.',
  FIXED: 'A change order cannot change this field.',
  NOT_BETTER: 'No field of the job gets better.',
  NOTE_NONE: 'The note is empty.',
  NOTE_SHORT: 'The note is too short.',
  PART_SMALL: 'A part is too small to be paid by itself.',
  PARTS_SUM: 'The parts do not add up to the price.',
  PRICE: 'Too low, too high or between two steps; a price that was agreed does not fall.',
  PROOFS_MANY: 'More conditions than a deal may have.',
  PROOFS_NONE: 'No condition is mandatory.',
  PROOFS_NO_MORE: 'No condition is added.',
  RAISES_NUMBER: 'No part has that number, or it is named twice.',
  RAISES_WHOLE: 'The deal is paid as a whole and has no parts.',
  REASON: 'The condition does not ask for that.',
  REVIEW_HOURS: 'Too little or too much time to review.',
  RISE_MOST: 'The new parts are more than the rise of the price.',
  RISE_SUM: 'The parts do not add up to the rise of the price.',
  SCORES: 'A score that the reviewed side does not have.',
  SHARE: 'More than the money that is undecided.',
  SLOTS: 'Too few or too many slots.',
  TAGS: 'A tag that the reviewed side does not have.',
} as const;
export type FaultName = keyof typeof faults;

/** `min`, `max`, `step` and `sum` are numbers, mostly in đồng; `after` and `before` moments; `of` what is possible. */
export type Fault = {
  fault: FaultName;
  min?: number;
  max?: number;
  step?: number;
  sum?: number;
  after?: number;
  before?: number;
  of?: readonly string[];
};
export type Faults = Readonly<Record<string, Fault>>;

export type Found = readonly [field: string, fault: Fault];
export const unless = (isFine: boolean, field: string, fault: Fault): Found[] =>
  isFine ? [] : [[field, fault]];

/** The first fault of each field. */
export function faultsIn(found: readonly Found[]): Faults {
  const fields: Record<string, Fault> = {};
  for (const [field, fault] of found) fields[field] ??= fault;
  return fields;
}

export const getFaults = ({ fields }: Refusal): Faults =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a law refuses fields by `invalid` alone
  fields as Faults;

/** INVALID with its faults by field; null where there are none. */
export const invalid = (fields: Faults): Refusal | null =>
  Object.keys(fields).length === 0 ? null : { reason: 'INVALID', fields };
