/** Files to mutate, and the tests that must notice; globs from the root. */
export type MutantGroup = { mutate: readonly string[]; tests: readonly string[]; isServer?: true };

const core = 'packages/core/src';
const server = 'packages/demo-app/server';
/** Files with logic: without texts, schemas and names. */
const decisions = (folder: string) => [
  `${folder}/**/*.ts`,
  ...['test', 'schema', 'endpoints', 'messages', 'events', 'vi', 'en', 'table'].map(
    (layer) => `!${folder}/**/*.${layer}.ts`,
  ),
];
const modules = (...names: string[]) => ({
  mutate: names.flatMap((name) => decisions(`${server}/modules/${name}`)),
  tests: names.map((name) => `${server}/modules/${name}/*.test.ts`),
  isServer: true as const,
});
const ofLaw = ['law', 'terms', 'jobs', 'applications', 'deals', 'proofs'].map(
  (domain) => `${core}/${domain}/*.test.ts`,
);

/** Where a mistake costs a user money, their account or their words. */
export const mutantGroups: Readonly<Record<string, MutantGroup>> = {
  law: { mutate: decisions(`${core}/law`), tests: ofLaw },
  rules: {
    mutate: [`${core}/**/*.rules.ts`],
    tests: [...ofLaw, ...['recharge', 'withdraw', 'testing'].map((folder) => `${core}/${folder}/*.test.ts`)],
  },
  money: {
    mutate: [...decisions(`${core}/money`), `${core}/domain/poll.ts`],
    tests: [`${core}/money/*.test.ts`, `${core}/domain/*.test.ts`],
  },
  auth: {
    mutate: decisions(`${core}/auth`),
    tests: [
      `${core}/auth/*.test.ts`,
      `${core}/client/{create-keo,given-tokens,other-tabs,parked,renewal,sign-in,sign-out,stored-session}.test.ts`,
    ],
  },
  lists: {
    mutate: [
      `${core}/notifications/{notification-list,parse-socket-notification,to-notification,group-by-day}.ts`,
      `${core}/notifications/{notifications-filter,notifications.domain}.ts`,
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
  'server-money': modules('wallet', 'recharge', 'withdraw', 'transactions'),
  'server-auth': modules('auth'),
  authorisation: {
    mutate: [`${server}/platform/{callers,partner-auth,calling-origin,caller-address,own-hosts}.ts`],
    tests: [`${server}/platform/{callers,partner-auth,calling-origin,caller-address,own-host-names}.test.ts`],
  },
  'server-sockets': {
    mutate: [`${server}/platform/{sockets,socket-admission,socket-questions,heartbeat}.ts`],
    tests: [
      `${server}/platform/{sockets,socket-guards,rate-limits}.test.ts`,
      `${server}/platform/realtime/heartbeat.nodes.test.ts`,
      `${server}/modules/partners/{partners.nodes,embedded-socket}.test.ts`,
      `${server}/modules/chat/{chat,chat.nodes}.test.ts`,
    ],
    isServer: true,
  },
  'server-lists': modules('notifications'),
};
