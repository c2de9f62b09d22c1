/** Titles and link of each code, as specified: written here and not read from the product. */
export const codes = {
  JOB_CREATED: ['Việc mới đã đăng', 'Job posted', '/dashboard'],
  JOB_APPLICATION_RECEIVED: ['Có người ứng tuyển', 'New application received', '/dashboard/my-jobs'],
  APPLICATION_ACCEPTED: ['Ứng tuyển được chấp nhận', 'Application accepted', '/dashboard'],
  APPLICATION_REJECTED: ['Ứng tuyển chưa được chọn', 'Application not selected', '/dashboard'],
  APPLICATION_CANCELLED: ['Người làm đã rút ứng tuyển', 'Application withdrawn', '/dashboard'],
  COLLABORATION_STARTED: ['Bắt đầu hợp tác', 'Collaboration started', '/dashboard'],
  TASK_COMPLETED: ['Công việc đã hoàn thành', 'Task completed', '/dashboard'],
  DEAL_PROPOSAL_CREATED: ['Đề xuất thoả thuận mới', 'New deal proposal', '/dashboard/my-tasks'],
  DEAL_PROPOSAL_UPDATED: ['Đề xuất thoả thuận đã thay đổi', 'Deal proposal updated', '/dashboard/my-tasks'],
  DEAL_ACCEPTED: ['Điều khoản được chấp nhận', 'Deal terms accepted', '/dashboard/my-tasks'],
  DEAL_APPROVED: [
    'Thoả thuận đã duyệt, tiền đã được giữ',
    'Deal approved, funds secured',
    '/dashboard/my-tasks',
  ],
  DEAL_CANCELLED: ['Thoả thuận đã huỷ', 'Deal cancelled', '/dashboard/my-tasks'],
  PAYMENT_PROCESSED: ['Thanh toán đã xử lý', 'Payment processed', '/dashboard/wallet'],
  PROOF_CONDITIONS_SUBMITTED: [
    'Yêu cầu bằng chứng đã được gửi',
    'Proof conditions submitted',
    '/dashboard/my-tasks',
  ],
  PROOF_EVIDENCE_SUBMITTED: [
    'Bằng chứng đang chờ bạn duyệt',
    'Evidence submitted for review',
    '/dashboard/my-tasks',
  ],
  PROOF_UPLOADED: ['Bằng chứng vừa được tải lên', 'Proof uploaded', '/dashboard/my-tasks'],
  PROOF_APPROVED: ['Bằng chứng được duyệt', 'Proof approved', '/dashboard/my-tasks'],
  PROOF_REJECTED: ['Bằng chứng bị từ chối', 'Proof rejected', '/dashboard/my-tasks'],
  PROOF_REVISION_REQUESTED: ['Cần chỉnh sửa bằng chứng', 'Revision requested', '/dashboard/my-tasks'],
  ALL_PROOFS_APPROVED: ['Tất cả bằng chứng đã được duyệt', 'All proofs approved', '/dashboard/my-tasks'],
  JOB_EXPIRED: ['Tin đăng đã hết hạn', 'Job expired', '/dashboard'],
  DEAL_EXPIRED_FOR_AUTHOR: ['Thoả thuận của bạn đã hết hạn', 'Your deal has expired', '/dashboard/my-tasks'],
  DEAL_EXPIRED_FOR_WORKER: ['Việc bạn nhận đã hết hạn', 'A task you took has expired', '/dashboard/my-tasks'],
  DEAL_DEADLINE_REMINDER: ['Sắp đến hạn hoàn thành', 'Deadline approaching', '/dashboard/my-tasks'],
  PROOF_AUTO_APPROVED_FOR_AUTHOR: [
    'Bằng chứng đã được duyệt tự động',
    'Proof auto-approved for you',
    '/dashboard/my-tasks',
  ],
  PROOF_AUTO_APPROVED_FOR_WORKER: [
    'Bằng chứng của bạn được duyệt tự động',
    'Your proof was auto-approved',
    '/dashboard/my-tasks',
  ],
  NEW_MESSAGE: ['Tin nhắn mới', 'New message', '/dashboard'],
  URGENT_REVIEW_REQUIRED: ['Khẩn: cần bạn xem xét ngay', 'Urgent: your review is required', '/dashboard'],
  URGENT_PROOF_REVIEW_NEEDED: [
    'Khẩn: bằng chứng sắp tự duyệt',
    'Urgent: proof needs your review',
    '/dashboard/my-tasks',
  ],
  ACTION_REQUIRED: ['Cần bạn thực hiện', 'Action required', '/dashboard'],
  JOB_OPPORTUNITY_ENHANCED: [
    'Việc bạn quan tâm vừa hấp dẫn hơn',
    'An opportunity just got better',
    '/dashboard',
  ],
} as const;

export type Code = keyof typeof codes;

/** The codes in both bells at the end of each story of `bells.e2e.ts`, and no others. */
export const bells = {
  'a quick job by application': {
    author: [
      'JOB_CREATED',
      'JOB_APPLICATION_RECEIVED',
      'COLLABORATION_STARTED',
      'PROOF_UPLOADED',
      'PROOF_EVIDENCE_SUBMITTED',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
      'PAYMENT_PROCESSED',
    ],
    worker: [
      'JOB_OPPORTUNITY_ENHANCED',
      'APPLICATION_ACCEPTED',
      'PROOF_REVISION_REQUESTED',
      'PROOF_REJECTED',
      'PROOF_APPROVED',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
      'PAYMENT_PROCESSED',
    ],
  },
  'a project that is negotiated and cancelled': {
    author: [
      'PAYMENT_PROCESSED',
      'JOB_CREATED',
      'JOB_APPLICATION_RECEIVED',
      'APPLICATION_CANCELLED',
      'DEAL_PROPOSAL_UPDATED',
      'DEAL_CANCELLED',
      'COLLABORATION_STARTED',
    ],
    worker: [
      'APPLICATION_REJECTED',
      'APPLICATION_ACCEPTED',
      'DEAL_PROPOSAL_CREATED',
      'PROOF_CONDITIONS_SUBMITTED',
      'DEAL_ACCEPTED',
      'DEAL_APPROVED',
      'ACTION_REQUIRED',
    ],
  },
  'two quick jobs and nobody who does anything': {
    author: [
      'PAYMENT_PROCESSED',
      'JOB_CREATED',
      'COLLABORATION_STARTED',
      'PROOF_UPLOADED',
      'PROOF_EVIDENCE_SUBMITTED',
      'DEAL_DEADLINE_REMINDER',
      'DEAL_EXPIRED_FOR_AUTHOR',
      'JOB_EXPIRED',
      'URGENT_PROOF_REVIEW_NEEDED',
      'URGENT_REVIEW_REQUIRED',
      'PROOF_AUTO_APPROVED_FOR_AUTHOR',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
    ],
    worker: [
      'DEAL_DEADLINE_REMINDER',
      'DEAL_EXPIRED_FOR_WORKER',
      'PROOF_AUTO_APPROVED_FOR_WORKER',
      'ALL_PROOFS_APPROVED',
      'TASK_COMPLETED',
      'PAYMENT_PROCESSED',
    ],
  },
  'two who write to each other': {
    author: ['PAYMENT_PROCESSED', 'JOB_CREATED', 'JOB_APPLICATION_RECEIVED', 'NEW_MESSAGE'],
    worker: ['NEW_MESSAGE'],
  },
} as const satisfies Record<string, { author: readonly Code[]; worker: readonly Code[] }>;

/** Codes that appear in no bell, and why. */
export const elsewhere = {
  UNREAD_COUNT_UPDATE:
    'told over the socket only, as the count of the bell in every tab: `live-notifications.e2e.ts`',
  MESSAGES_MARKED_READ:
    'told over the socket only, as what is read in one tab is read in every other: `chat.e2e.ts`',
  PARTICIPANT_READ_MESSAGES:
    'told over the socket only, as the mark of a message that was seen: `chat.e2e.ts`',
} as const;
