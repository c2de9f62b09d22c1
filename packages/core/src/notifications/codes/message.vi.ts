import type { CodeTexts } from './code-texts.ts';
import type { messageCodes } from './message.codes.ts';

export const messageTextsVi = {
  'notification.new_message.title': 'Tin nhắn mới',
  'notification.new_message.message': '{otherName}: {text}',
  'notification.new_message.short': '{otherName} vừa nhắn cho bạn.',
  'notification.new_message.plain': 'Bạn có tin nhắn mới.',

  'notification.unread_count_update.title': 'Cập nhật số chưa đọc',
  'notification.unread_count_update.plain': 'Số mục chưa đọc vừa được cập nhật.',

  'notification.messages_marked_read.title': 'Đã đánh dấu đã đọc',
  'notification.messages_marked_read.plain': 'Tin nhắn đã được đánh dấu đã đọc ở thiết bị khác của bạn.',

  'notification.participant_read_messages.title': 'Đối phương đã xem tin nhắn',
  'notification.participant_read_messages.message': '{otherName} đã xem tin nhắn của bạn.',
  'notification.participant_read_messages.plain': 'Tin nhắn của bạn đã được xem.',
} as const satisfies CodeTexts<keyof typeof messageCodes>;
