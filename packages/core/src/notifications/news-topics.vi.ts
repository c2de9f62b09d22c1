/** As they stand in a sentence: “E-mail về …”. */
export const newsTopicsVi = {
  'news.deadlines': 'hạn chót và tiền',
  'news.applications': 'ứng tuyển và thoả thuận',
  'news.proofs': 'bằng chứng và đánh giá',
  'news.messages': 'tin nhắn',
  'news.account': 'tài khoản và bảo mật',
} as const;
