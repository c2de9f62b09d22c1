import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@keo/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@keo/source', ...defaultServerConditions] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          root: 'packages/core',
          environment: 'node',
          include: ['src/**/*.test.ts', 'simulation/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: 'packages/demo-app',
          environment: 'node',
          include: ['server/**/*.test.ts', 'src/**/*.test.ts'],
        },
      },
    ],
  },
});
