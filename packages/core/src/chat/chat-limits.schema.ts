export const chatLimits = {
  /** Characters of one message. */
  textMax: 4000,
  /** Files of one message. */
  filesMax: 5,
  /** A message can be edited and deleted this long. */
  editMinutes: 15,
  /** Characters of a quote. */
  quoteMax: 140,
  /** Messages of one person in a minute. */
  messagesPerMinute: 30,
  /** A room stays open this long after the work has ended. */
  openAfterEndHours: 30 * 24,
  /** Milliseconds between two typing events; receivers show them a little longer. */
  typingEvery: 3000,
  typingLasts: 5000,
  /** Characters of a search. */
  searchMax: 100,
  /** Messages in one answer. */
  pageMax: 100,
} as const;
