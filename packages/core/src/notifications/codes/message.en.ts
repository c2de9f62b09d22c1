import type { TextsLike } from '../../i18n/texts.ts';
import type { messageTextsVi } from './message.vi.ts';

export const messageTextsEn: TextsLike<typeof messageTextsVi> = {
  'notification.new_message.title': 'New message',
  'notification.new_message.message': '{otherName}: {text}',
  'notification.new_message.short': '{otherName} has sent you a message.',
  'notification.new_message.plain': 'You have a new message.',

  'notification.unread_count_update.title': 'Unread count updated',
  'notification.unread_count_update.plain': 'The number of unread items has changed.',

  'notification.messages_marked_read.title': 'Messages marked as read',
  'notification.messages_marked_read.plain': 'Messages were marked as read on another of your devices.',

  'notification.participant_read_messages.title': 'Your messages were read',
  'notification.participant_read_messages.message': '{otherName} has read your messages.',
  'notification.participant_read_messages.plain': 'Your messages have been read.',
};
