/**
 * Allowed imports: contract ← behaviour ← effects ← client ← react ← app. A file's suffix is its layer, so the rules
 * match suffixes.
 */
const core = '^packages/core/src/';
const tests = '\\.(test|test-d|stories)\\.tsx?$';
const domains =
  'auth|users|socket|notifications|theme|toasts|wallet|recharge|withdraw|jobs|applications|deals|proofs|reviews|chat|uploads|icons|money|i18n|safety|partners';

/** They select over several modules' tables, and write none of these. */
const readModels = `^packages/demo-app/server/(${[
  'modules/account-closing/obstacles\\.repository',
  'modules/bank-cards/same-person\\.service',
  'modules/chat/pairs',
  'modules/portfolio/portfolio\\.repository',
  'modules/reports/seen-things',
  'modules/reviews/(doubtful|private-titles)\\.service',
  'modules/transactions/(books|transactions)\\.repository',
  'operator/cases\\.repository',
].join('|')})\\.ts$`;

/** Of the server: loaded where they are used, because not every process does. */
const loadedLater = `^packages/demo-app/server/(${[
  'platform/database/embedded-database',
  'platform/realtime/redis',
  'modules/data-exports/write-archive',
  'modules/icons/icon-sets',
  'dev/seed/seed-demo',
  'dev/story/play-story',
].join('|')})\\.ts$`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

// oxlint-disable-next-line import/no-default-export -- the tool asks for one
export default {
  forbidden: [
    forbid('no-circles', 'A circle hides who leads.', { pathNot: tests }, { circular: true }),
    forbid(
      'schema-is-pure',
      'A schema knows valibot and other schemas.',
      { path: `${core}.*\\.schema\\.ts$` },
      {
        pathNot: ['\\.schema\\.ts$', 'locale\\.ts$', '-codes\\.ts$', 'node_modules/.*valibot'],
      },
    ),
    forbid(
      'endpoints-have-no-logic',
      'Endpoints and messages are data over schemas.',
      { path: `${core}.*\\.(endpoints|messages)\\.ts$` },
      {
        pathNot: [
          '\\.schema\\.ts$',
          'define-(endpoint|message)\\.ts$',
          '-codes\\.ts$',
          'node_modules/.*valibot',
        ],
      },
    ),
    forbid(
      'law-is-pure',
      'A law knows schemas and the parts of laws; what it must know of the world it is told.',
      { path: `${core}(law/.*|.*\\.(lifecycle|rules|facts))\\.ts$`, pathNot: tests },
      {
        pathNot: ['\\.(schema|lifecycle|rules|facts)\\.ts$', `${core}(law|text)/`, '-codes\\.ts$'],
      },
    ),
    forbid(
      'machine-is-pure',
      'A machine knows no network, no page and no clock of its own.',
      { path: `${core}.*\\.machine\\.ts$`, pathNot: `${core}client/` },
      {
        path: ['node_modules/.*/(ky|socket\\.io-client|i18next)/', '\\.actors\\.ts$', `${core}storage/`],
      },
    ),
    forbid(
      'selectors-only-read',
      'A selector reads a snapshot; it starts, asks and keeps nothing.',
      { path: `${core}.*\\.selectors\\.ts$` },
      {
        path: [
          'node_modules/.*/(ky|socket\\.io-client|i18next)/',
          '\\.actors\\.ts$',
          `${core}(storage|client)/`,
          `${core}http/create-http\\.ts$`,
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'domains-stay-apart',
      'Where two domains meet, client/ composes them. Contracts may be shared.',
      { path: `${core}(${domains})/`, pathNot: tests },
      {
        path: `${core}(?!$1/)(${domains})/`,
        pathNot: [
          '\\.(schema|endpoints|messages|vi|en)\\.ts$',
          'locale\\.ts$',
          '-codes\\.ts$',
          'define-message\\.ts$',
          `${core}i18n/`,
          `${core}money/`,
        ],
      },
    ),
    forbid(
      'sockets-in-one-place',
      'socket.io-client is used by the socket domain alone.',
      { path: core, pathNot: [`${core}socket/connect-by-socket-io\\.ts$`, tests] },
      {
        path: 'node_modules/.*/socket\\.io-client/',
      },
    ),
    forbid(
      'http-in-one-place',
      'ky is used in one file of the http layer.',
      { path: core, pathNot: [`${core}http/send-by-ky\\.ts$`, tests] },
      { path: 'node_modules/.*/ky/' },
    ),
    forbid(
      'contract-is-light',
      'A server that takes the contract takes no client with it.',
      { path: `${core}contract\\.ts$` },
      {
        path: ['node_modules/.*/(ky|socket\\.io-client|i18next)/', `${core}(client|storage)/`],
        reachable: true,
      },
    ),
    forbid(
      'core-knows-no-view',
      'Core runs in a browser, in Node and in a worker.',
      { path: '^packages/core/' },
      {
        path: ['^packages/(react|demo-app)/', 'node_modules/.*/(react|react-dom|@xstate/react)/'],
      },
    ),
    forbid(
      'kit-knows-no-marketplace',
      'A partner’s bell or wallet brings none of the product’s screens. Stories and tests of the kit stay in it too.',
      { path: '^packages/react/src/(?!marketplace/|book/)' },
      { path: '^packages/react/src/marketplace/' },
    ),
    forbid(
      'react-knows-no-app',
      'The components serve more than one product.',
      { path: '^packages/react/' },
      { path: '^packages/demo-app/' },
    ),
    forbid(
      'loaded-where-used',
      'Statically imported they take a fifth of a server’s start and of its memory.',
      { path: '^packages/demo-app/server/', pathNot: [tests, '/dev/testing/', loadedLater] },
      {
        path: [
          loadedLater,
          'node_modules/.*/(@electric-sql/pglite|@iconify/utils|@zip\\.js/zip\\.js|file-type|heic-decode|ioredis|nodemailer|sharp)/',
        ],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'server-takes-the-contract',
      'The server needs the contract and nothing else of ours.',
      { path: '^packages/demo-app/server/', pathNot: tests },
      {
        path: ['^packages/core/src/(?!contract\\.ts$)', '^packages/react/', '^packages/demo-app/src/'],
      },
    ),
    forbid(
      'app-knows-no-server',
      'The product talks to its server over HTTP.',
      { path: '^packages/demo-app/src/' },
      { path: '^packages/demo-app/server/' },
    ),
    forbid(
      'modules-stay-apart',
      "A module never reads another module's repository.",
      { path: '^packages/demo-app/server/modules/([^/]+)/', pathNot: tests },
      {
        path: '^packages/demo-app/server/modules/(?!$1/)[^/]+/.*\\.repository\\.ts$',
      },
    ),
    forbid(
      'tables-stay-apart',
      'A table is read and written by its own module; foreign keys and the read models named here may join it.',
      {
        path: '^packages/demo-app/server/(modules/([^/]+)|operator)/',
        pathNot: [tests, '\\.table\\.ts$', readModels],
      },
      {
        path: '^packages/demo-app/server/modules/(?!$2/)[^/]+/.*\\.table\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'components-start-no-actor',
      'React owns no application actor.',
      { path: '^packages/react/src/.*\\.tsx$', pathNot: [tests, '^packages/react/src/client/'] },
      {
        path: 'node_modules/.*/@xstate/react/',
      },
    ),
    forbid(
      'no-deep-imports',
      'Packages meet at their entries.',
      { path: '^packages/(react|demo-app)/' },
      {
        path: '^packages/core/(src/(?!(index|contract|testing)\\.ts$)|simulation/(?!index\\.ts$))',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'packages/react/tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@keo/source', 'import', 'default'],
    },
  },
};
