import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/react/src/**/*.stories.tsx'],
  // Storybook finds its icon by the one name and links it by the other.
  staticDirs: ['/favicon.svg', '/keo-knot.svg'].map((to) => ({
    from: '../packages/demo-app/public/keo-knot.svg',
    to,
  })),
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // To read the props of every file takes longer than all else of a start; those who build wait for it, and have it in the controls.
  typescript: { reactDocgen: process.env['NODE_ENV'] === 'production' ? 'react-docgen' : false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, { resolve: { conditions: ['@keo/source', ...defaultClientConditions] } }),
});
