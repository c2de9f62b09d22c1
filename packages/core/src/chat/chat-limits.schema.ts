/** What bounds a conversation. */
export const chatLimits = {
  /** Characters of one message. */
  textMax: 4000,
  /** Files of one message. */
  filesMax: 5,
  /** So long after it was sent a message may be edited and deleted. */
  editMinutes: 15,
  /** Characters of a message that are shown where it is answered. */
  quoteMax: 140,
  /** Messages of one person in a minute. */
  messagesPerMinute: 30,
  /** After the work has ended, a room is still open this long. */
  openAfterEndHours: 30 * 24,
  /** That a user is writing is told again after so many milliseconds, and believed for a little longer. */
  typingEvery: 3000,
  typingLasts: 5000,
  /** Characters that are searched for. */
  searchMax: 100,
  /** Messages in one answer. */
  pageMax: 100,
} as const;
