import type { CodeTexts } from './code-texts.ts';
import type { jobCodes } from './job.codes.ts';

export const jobTextsVi = {
  'notification.job_created.title': 'Việc mới đã đăng',
  'notification.job_created.plain': 'Một việc vừa được đăng.',
  'notification.job_created.author.message':
    '“{jobTitle}” đã lên chợ việc. Có người quan tâm là chúng tôi báo bạn ngay.',
  'notification.job_created.author.plain':
    'Việc của bạn đã lên chợ việc. Có người quan tâm là chúng tôi báo bạn ngay.',
  'notification.job_created.worker.message':
    '{otherName} vừa đăng “{jobTitle}”, hợp với bạn. Xem sớm để kịp nhận.',
  'notification.job_created.worker.short': '“{jobTitle}” vừa được đăng, hợp với bạn. Xem sớm để kịp nhận.',
  'notification.job_created.worker.plain': 'Có việc mới hợp với bạn. Xem sớm để kịp nhận.',

  'notification.job_application_received.title': 'Có người ứng tuyển',
  'notification.job_application_received.many':
    '{otherName} muốn làm “{jobTitle}”. Bạn có {count} hồ sơ để so sánh; ở bước này bạn chưa phải trả gì.',
  'notification.job_application_received.message':
    '{otherName} muốn làm “{jobTitle}”. Xem hồ sơ rồi trả lời nhé; ở bước này bạn chưa phải trả gì.',
  'notification.job_application_received.short':
    'Có người muốn làm “{jobTitle}”. Xem hồ sơ rồi trả lời nhé; ở bước này bạn chưa phải trả gì.',
  'notification.job_application_received.plain':
    'Có người muốn làm việc bạn đăng. Xem hồ sơ rồi trả lời nhé; ở bước này bạn chưa phải trả gì.',

  'notification.application_accepted.title': 'Ứng tuyển được chấp nhận',
  'notification.application_accepted.message':
    '{otherName} đã chọn bạn cho “{jobTitle}”. Mở ra xem bước tiếp theo, và chỉ bắt tay vào làm khi tiền đã được giữ.',
  'notification.application_accepted.short':
    'Bạn đã được chọn cho “{jobTitle}”. Mở ra xem bước tiếp theo, và chỉ bắt tay vào làm khi tiền đã được giữ.',
  'notification.application_accepted.plain':
    'Bạn đã được chọn. Mở ra xem bước tiếp theo, và chỉ bắt tay vào làm khi tiền đã được giữ.',

  'notification.application_rejected.title': 'Ứng tuyển chưa được chọn',
  'notification.application_rejected.message':
    '“{jobTitle}” lần này chọn người khác. {otherName} nhắn: “{text}”',
  'notification.application_rejected.short':
    '“{jobTitle}” lần này chọn người khác hoặc đã đóng. Bạn không mất gì, còn nhiều việc đang chờ bạn.',
  'notification.application_rejected.plain':
    'Ứng tuyển của bạn lần này chưa được chọn. Bạn không mất gì, còn nhiều việc đang chờ bạn.',

  'notification.application_cancelled.title': 'Người làm đã rút ứng tuyển',
  'notification.application_cancelled.many':
    '{count} người đã rút ứng tuyển “{jobTitle}”: {otherName}. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',
  'notification.application_cancelled.message':
    '{otherName} đã rút ứng tuyển “{jobTitle}”. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',
  'notification.application_cancelled.short':
    'Một người đã rút ứng tuyển “{jobTitle}”. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',
  'notification.application_cancelled.plain':
    'Một người đã rút ứng tuyển. Bạn không mất gì, các hồ sơ khác vẫn như cũ.',

  'notification.job_expired.title': 'Tin đăng đã hết hạn',
  'notification.job_expired.message':
    '“{jobTitle}” đã hết hạn đăng. Nếu có ngân sách khoá mà chưa giao, số đó đã về ví; đăng lại lúc nào cũng được.',
  'notification.job_expired.plain':
    'Một tin đăng đã hết hạn. Nếu có ngân sách khoá mà chưa giao, số đó đã về ví người đăng.',
  'notification.job_expired.worker.message':
    '“{jobTitle}” đã hết hạn trước khi chọn người. Ứng tuyển của bạn khép lại, bạn không mất gì.',
  'notification.job_expired.worker.plain':
    'Một việc bạn ứng tuyển đã hết hạn trước khi chọn người. Bạn không mất gì.',

  'notification.job_opportunity_enhanced.title': 'Việc bạn quan tâm vừa hấp dẫn hơn',
  'notification.job_opportunity_enhanced.message':
    '“{jobTitle}” vừa tăng thưởng, thêm suất hoặc kéo dài hạn. Xem lại trước khi hết chỗ.',
  'notification.job_opportunity_enhanced.plain':
    'Một việc bạn quan tâm vừa tăng thưởng, thêm suất hoặc kéo dài hạn. Xem lại trước khi hết chỗ.',
} as const satisfies CodeTexts<keyof typeof jobCodes>;
