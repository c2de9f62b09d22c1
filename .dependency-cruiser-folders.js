/** Folders of core and of the server's modules whose product code needs each other, over however many others. */
// oxlint-disable-next-line import/no-default-export -- the tool asks for one
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Of two folders one leads.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/(core/src|demo-app/server/modules)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    exclude: { path: '\\.(test|test-d)\\.tsx?$|/testing/|-in-tests\\.ts$|/test-[^/]+\\.ts$' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  },
};
