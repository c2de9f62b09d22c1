/** Rules between the fields of an input, with their meaning. The message of such an issue is the name of its rule. */
export const checks = {
  EACH_ONCE: 'The list names each thing once.',
  EFFORT_WITHIN_TIME: 'The work takes no longer than the time there is for it.',
  HOURS_DIFFER: 'The two times of the day are not the same.',
  MANDATORY_PROOF: 'At least one proof must be there.',
  PARTS_OF_PRICE: 'The parts add up to the price; each is large enough to be paid by itself.',
  PRICE_OF_KIND: 'The price is within the bounds and steps of its kind.',
  REVIEW_OF_KIND: 'The time to review is within the bounds of its kind.',
  SLOTS_OF_KIND: 'There are at most as many people as its kind allows.',
  VISIBLE: 'It shows something.',
  VISIBLE_LETTER: 'It shows a letter or digit.',
  WORDS_OR_FILES: 'There are words, files or both.',
} as const;
export type CheckName = keyof typeof checks;

/** The message of a check. */
export const rule = (name: CheckName): CheckName => name;
