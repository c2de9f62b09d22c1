export const findPageVi = {
  'find.label': 'Tìm trên Keo',
  'find.placeholder': 'Thử gõ: cài đặt, ví, điều khoản…',
  'find.none': 'Không có trang nào tên như vậy.',
  'find.links': 'Có thể bạn đang tìm',
} as const;
