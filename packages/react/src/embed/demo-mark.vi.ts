export const demoMarkVi = {
  'embed.demo': 'Dữ liệu mẫu',
} as const;
