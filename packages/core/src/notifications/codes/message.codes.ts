import type { CodeRow } from './code-row.ts';

/** Of chat, and what only the socket says. */
export const messageCodes = {
  NEW_MESSAGE: {
    kind: 'message',
    link: '/dashboard',
    groups: ['messages'],
    to: ['worker', 'author'],
    sender: 'service',
    folding: { how: 'replace', name: 'room', by: ['roomId'], within: Infinity, evenRead: false },
    timeline: null,
    warns: null,
  },
  UNREAD_COUNT_UPDATE: {
    kind: 'other',
    link: '/dashboard',
    groups: [],
    to: ['worker', 'author'],
    sender: 'socket',
    folding: null,
    timeline: null,
    warns: null,
  },
  MESSAGES_MARKED_READ: {
    kind: 'message',
    link: '/dashboard',
    groups: [],
    to: ['worker', 'author'],
    sender: 'socket',
    folding: null,
    timeline: null,
    warns: null,
  },
  PARTICIPANT_READ_MESSAGES: {
    kind: 'message',
    link: '/dashboard',
    groups: [],
    to: ['worker', 'author'],
    sender: 'socket',
    folding: null,
    timeline: null,
    warns: null,
  },
} satisfies Record<string, CodeRow>;
