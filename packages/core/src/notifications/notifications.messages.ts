import { union } from 'valibot';
import { defineMessage } from '../socket/define-message.ts';
import { dealLogSchema, transientLogSchema } from './deal-log.schema.ts';

/** A stored log with its `seq`, or a transient `{action, metadata}` such as UNREAD_COUNT_UPDATE. */
export const notificationMessage = defineMessage({
  event: 'notification',
  from: 'server',
  scope: 'notifications',
  summary: 'A deal log that was just written for this user, or a transient code.',
  payload: union([dealLogSchema, transientLogSchema]),
});
