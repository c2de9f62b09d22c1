/** Files to mutate, and the tests that must notice; globs from the root. */
export type MutantGroup = {
  mutate: readonly string[];
  tests: readonly string[];
  isServer?: true;
  /** In ms; mutants often never do what a test waits for. */
  patience?: number;
};

const core = 'packages/core/src';
const server = 'packages/demo-app/server';
/** Files with logic: without texts, schemas and names. */
const decisions = (folder: string) => [
  `${folder}/**/*.ts`,
  ...['test', 'schema', 'endpoints', 'messages', 'events', 'vi', 'en', 'table'].map(
    (layer) => `!${folder}/**/*.${layer}.ts`,
  ),
];
const domains = (...names: string[]) => ({
  mutate: names.flatMap((name) => decisions(`${core}/${name}`)),
  tests: names.map((name) => `${core}/${name}/*.test.ts`),
});
const modules = (...names: string[]) => ({
  mutate: names.flatMap((name) => decisions(`${server}/modules/${name}`)),
  tests: [
    ...names.map((name) => `${server}/modules/${name}/**/*.test.ts`),
    `${server}/platform/security/{authorisation/*,hostile-texts}.test.ts`,
  ],
  isServer: true as const,
  patience: 10_000,
});
const lawTests = ['law', 'terms', 'jobs', 'applications', 'deals', 'proofs'].map(
  (domain) => `${core}/${domain}/*.test.ts`,
);
const rules = [
  `${core}/**/*.rules.ts`,
  `${core}/{terms/fees.schema,proofs/proof-limits.schema,jobs/job.facts}.ts`,
];

/** Where a mistake costs a user money, their account or their words. */
export const mutantGroups: Readonly<Record<string, MutantGroup>> = {
  law: { mutate: decisions(`${core}/law`), tests: lawTests },
  rules: {
    mutate: rules,
    tests: [
      ...lawTests,
      ...['recharge', 'withdraw', 'testing'].map((folder) => `${core}/${folder}/*.test.ts`),
    ],
  },
  /** What the random walk of a job notices by itself. */
  walk: { mutate: rules, tests: ['packages/core/simulation/market/walk.test.ts'], patience: 60_000 },
  money: {
    mutate: [...decisions(`${core}/money`), `${core}/domain/poll.ts`],
    tests: [`${core}/money/*.test.ts`, `${core}/domain/*.test.ts`],
  },
  auth: {
    mutate: decisions(`${core}/auth`),
    tests: [
      `${core}/auth/*.test.ts`,
      `${core}/client/{create-keo,host-tokens,other-tabs,parked,renewal,sign-in,sign-out,stored-session}.test.ts`,
    ],
  },
  lists: {
    mutate: [
      `${core}/notifications/{notification-list,to-notification,group-notifications}.ts`,
      `${core}/notifications/{notifications.domain,notifications.updates}.ts`,
      `${core}/notifications/{notifications-setup,notifications}.machine.ts`,
    ],
    tests: [
      `${core}/notifications/*.test.ts`,
      `${core}/client/{create-keo,domains,other-tabs,parked}.test.ts`,
      `${core}/testing/create-fake-keo.test.ts`,
    ],
  },
  sockets: {
    mutate: decisions(`${core}/socket`),
    tests: [`${core}/socket/*.test.ts`, `${core}/contract.test.ts`],
  },
  client: domains('http', 'chat', 'theme', 'market'),
  'server-money': {
    ...modules('wallet', 'recharge', 'withdraw', 'transactions'),
    tests: [
      ...modules('wallet', 'recharge', 'withdraw', 'transactions').tests,
      `${server}/modules/market/law/changes.test.ts`,
    ],
  },
  'server-auth': modules('auth', 'partners'),
  'server-market': modules('market'),
  'server-words': modules('chat', 'reviews', 'deal-logs', 'uploads', 'account-closing'),
  'server-lists': {
    ...modules('notifications'),
    tests: [...modules('notifications').tests, `${server}/modules/market/law/warnings.test.ts`],
  },
  platform: {
    mutate: decisions(`${server}/platform`),
    tests: [
      `${server}/platform/**/*.test.ts`,
      `${server}/modules/partners/{partners.nodes,embedded-socket}.test.ts`,
      `${server}/modules/chat/{chat,chat.nodes}.test.ts`,
    ],
    isServer: true,
    patience: 10_000,
  },
};
