export const themeVi = {
  'theme.label': 'Giao diện',
  'theme.system': 'Theo thiết bị',
  'theme.light': 'Sáng',
  'theme.dark': 'Tối',
  'theme.toDark': 'Chuyển sang giao diện tối',
  'theme.toLight': 'Chuyển sang giao diện sáng',
} as const;
