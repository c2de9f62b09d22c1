export const findPageVi = {
  'find.links': 'Có thể bạn đang tìm',
} as const;
