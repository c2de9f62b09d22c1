/** Token values for Storybook's manager, which has no CSS variables. */
export const managerColours = {
  light: {
    canvas: '#fbf8f4',
    surface: '#fffdfb',
    tint: '#efe8de',
    line: '#e7dfd5',
    'line-control': '#8f8377',
    ink: '#1f1a16',
    'ink-3': '#72675d',
    seal: '#d81e2c',
  },
  dark: {
    canvas: '#15110e',
    surface: '#1d1814',
    tint: '#2b241e',
    line: '#332b24',
    'line-control': '#7a6d61',
    ink: '#f4ede5',
    'ink-3': '#9c8f82',
    seal: '#ed7375',
  },
} as const;
