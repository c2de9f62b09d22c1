export const modes = {
  light: { theme: 'light', viewport: 'desk' },
  dark: { theme: 'dark', viewport: 'desk' },
  phone: { theme: 'light', viewport: 'phone' },
  english: { theme: 'light', locale: 'en', viewport: 'desk' },
} as const;
