export const viewports = {
  phone: { name: 'Phone, 375', width: 375, height: 740 },
  small: { name: 'Small phone, 320', width: 320, height: 640 },
  desk: { name: 'Desk, 1280', width: 1280, height: 800 },
  wide: { name: 'Wide desk, 1920', width: 1920, height: 1080 },
} as const;
