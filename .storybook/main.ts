import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/react/src/**/*.stories.tsx'],
  // Storybook looks for its favicon by one name and links it by the other.
  staticDirs: ['/favicon.svg', '/keo-knot.svg'].map((to) => ({
    from: '../packages/demo-app/public/keo-knot.svg',
    to,
  })),
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Extracting props is the slowest step at start, so only the production build does it.
  typescript: { reactDocgen: process.env['NODE_ENV'] === 'production' ? 'react-docgen' : false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, { resolve: { conditions: ['@keo/source', ...defaultClientConditions] } }),
});
