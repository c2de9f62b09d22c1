export type Breach = {
  /** What is broken, in a few words. */
  name: string;
  /** Where one piece of text becomes another. */
  file: string;
  from: string;
  to: string;
  runner: 'vitest' | 'playwright' | 'check';
  /** The smallest part of `npm test` that must turn red; for `check` a command of `node_modules/.bin`. */
  tests: readonly string[];
};

const core = 'packages/core/src';
const react = 'packages/react/src';
const server = 'packages/demo-app/server';
const pages = 'packages/demo-app/src';

/** One of each kind: where a promise of that kind is broken, `npm test` is red. */
export const breaches: readonly Breach[] = [
  {
    name: 'fees of parts do not add up to the fee of the whole',
    file: `${core}/deals/deal-fees.schema.ts`,
    from: 'shareOf(paidBefore + gross, bps) - shareOf(paidBefore, bps)',
    to: 'shareOf(gross, bps)',
    runner: 'vitest',
    tests: [`${core}/deals/deal-fees.test.ts`],
  },
  {
    name: 'a change after a refund leaves out what was given back',
    file: `${server}/modules/deals/move-money.ts`,
    from: 'row.paid + row.refunded + price',
    to: 'row.paid + price',
    runner: 'vitest',
    tests: [`${server}/law/changes.test.ts`],
  },
  {
    name: 'a rise is for a part that is paid already',
    file: `${core}/deals/deal-work.rules.ts`,
    from: "decidedProofs.includes(proofs[no - 1]?.state ?? 'VOID')",
    to: "proofs[no - 1]?.state === 'VOID'",
    runner: 'vitest',
    tests: [`${server}/law/changes.test.ts`],
  },
  {
    name: 'one more revision than agreed',
    file: `${core}/proofs/proof.rules.ts`,
    from: 'revisionCount < deal.revisionsMax',
    to: 'revisionCount <= deal.revisionsMax',
    runner: 'vitest',
    tests: [`${core}/proofs/proof.lifecycle.test.ts`],
  },
  {
    name: 'money is held for a deal with oneself',
    file: `${server}/modules/deals/market-facts.ts`,
    from: "['DRAFT', 'NEGOTIATING', 'AGREED']",
    to: "['DRAFT', 'NEGOTIATING']",
    runner: 'vitest',
    tests: [`${server}/modules/deals/self-dealing.test.ts`],
  },
  {
    name: 'callbackUrl leads to another host',
    file: `${core}/auth/callback-url.ts`,
    from: String.raw`/^\/(?!\/)/.test(path)`,
    to: String.raw`/^\//.test(path)`,
    runner: 'vitest',
    tests: [`${core}/auth/callback-url.test.ts`],
  },
  {
    name: 'the older version of a notification wins',
    file: `${core}/notifications/notification-list.ts`,
    from: 'return a.seq > b.seq ? a : b',
    to: 'return a.seq > b.seq ? b : a',
    runner: 'vitest',
    tests: [`${core}/notifications/notification-list.test.ts`],
  },
  {
    name: 'a command without a request id is sent twice',
    file: `${core}/http/create-http.ts`,
    from: "endpoint.method === 'GET' ||\n",
    to: 'true ||\n',
    runner: 'vitest',
    tests: [`${core}/http`],
  },
  {
    name: 'the chosen theme is kept under another key',
    file: `${core}/theme/stored-theme.ts`,
    from: "darkModeKey = 'darkMode'",
    to: "darkModeKey = 'theme'",
    runner: 'vitest',
    tests: [`${core}/theme`],
  },
  {
    name: 'an endpoint of members answers strangers',
    file: `${server}/platform/endpoint-route.ts`,
    from: 'throw new OverdueError();\n    }\n    await deps.limits.take(budget, `user:${identity.userId}`)',
    to: "return { ...visitor, userId: 'stranger' };\n    }\n    await deps.limits.take(budget, `user:${identity.userId}`)",
    runner: 'vitest',
    tests: [`${server}/authorisation/authorisation.test.ts`],
  },
  {
    name: 'anybody reads any conversation',
    file: `${server}/modules/chat/rooms.repository.ts`,
    from: '.where(and(eq(chatRooms.id, id), isMember(userId)));\n  return',
    to: '.where(eq(chatRooms.id, id));\n  return',
    runner: 'vitest',
    tests: [`${server}/authorisation/authorisation.test.ts`, `${server}/modules/chat/chat.test.ts`],
  },
  {
    name: 'two withdrawals at once pass the daily limit together',
    file: `${server}/modules/withdraw/withdraw.service.ts`,
    from: 'await users.lock(database, userId);',
    to: '',
    runner: 'vitest',
    tests: [`${server}/modules/withdraw/limits.nodes.test.ts`],
  },
  {
    name: 'a stolen refresh token goes on working',
    file: `${server}/modules/auth/sessions.service.ts`,
    from: '+now - +spentAt <= reuseGrace',
    to: '+now - +spentAt >= 0',
    runner: 'vitest',
    tests: [`${server}/modules/auth/sessions.test.ts`],
  },
  {
    name: 'a code is guessed without end',
    file: `${server}/modules/auth/codes.service.ts`,
    from: 'gt(codes.left, 0),',
    to: '',
    runner: 'vitest',
    tests: [`${server}/modules/auth`],
  },
  {
    name: 'sockets hear what was rolled back',
    file: `${server}/platform/unit-of-work.ts`,
    from: 'afterCommit: (tell) => void tellings.push(tell)',
    to: 'afterCommit: (tell) => void Promise.resolve(tell()).catch(() => null)',
    runner: 'vitest',
    tests: [`${server}/platform/unit-of-work.test.ts`],
  },
  {
    name: 'a file is what its name says',
    file: `${server}/modules/uploads/detect-type.ts`,
    from: 'return isAllowed(mime) ? mime : null;',
    to: "return isAllowed(mime) ? mime : 'application/pdf';",
    runner: 'vitest',
    tests: [`${server}/modules/uploads/bad-files.test.ts`],
  },
  {
    name: 'a user opens sockets without end',
    file: `${server}/platform/sockets.ts`,
    from: 'const socketsPerUser = 10;',
    to: 'const socketsPerUser = 1000;',
    runner: 'vitest',
    tests: [`${server}/platform/sockets.test.ts`, `${server}/platform/socket-guards.test.ts`],
  },
  {
    name: 'the same request pays twice',
    file: `${server}/platform/idempotency.ts`,
    from: 'if (!known) return null;',
    to: 'if (known || !known) return null;',
    runner: 'vitest',
    tests: [
      `${server}/modules/withdraw/withdraw.test.ts`,
      `${server}/modules/wallet/same-request.process.test.ts`,
    ],
  },
  {
    name: 'a busy button can be pressed again',
    file: `${react}/ui/button.tsx`,
    from: 'if (loading) event.preventDefault();\n    else onClick?.(event);',
    to: 'if (loading) event.preventDefault();\n    onClick?.(event);',
    runner: 'vitest',
    tests: [`${react}/ui/button.stories.tsx`],
  },
  {
    name: 'words on the main button cannot be read',
    file: `${react}/styles/tokens.css`,
    from: '--keo-apple-500: oklch(56.5% 0.2151 25)',
    to: '--keo-apple-500: oklch(72% 0.15 25)',
    runner: 'vitest',
    tests: [`${react}/ui/button.stories.tsx`],
  },
  {
    name: 'a modal that the browser closed is still open for its page',
    file: `${react}/ui/use-modal.ts`,
    from: 'if (open && event.target === element) asked.current();',
    to: '',
    runner: 'vitest',
    tests: [`${react}/ui/dialog.stories.tsx`, `${react}/ui/sheet.stories.tsx`],
  },
  {
    name: 'the router does not ask its guard',
    file: `${pages}/router.tsx`,
    from: 'if (to) throw redirect({ to, replace: true });',
    to: 'void to;',
    runner: 'playwright',
    tests: ['guards'],
  },
  {
    name: 'a page is wider than a phone',
    file: `${pages}/styles/site.css`,
    from: 'body {',
    to: 'main { min-width: 900px }\nbody {',
    runner: 'playwright',
    tests: ['pages'],
  },
  {
    name: 'the contract leans on the client',
    file: `${core}/deals/deal-fees.schema.ts`,
    from: '/** The fees of the platform',
    to: "export { createKeo } from '../client/create-keo.ts';\n/** The fees of the platform",
    runner: 'check',
    tests: ['depcruise', '--config', '.dependency-cruiser.js', 'packages/core/src'],
  },
  {
    name: 'a sentence is missing in English',
    file: `${core}/auth/auth.en.ts`,
    from: "  'auth.identifier.required': 'Enter your username, e-mail or phone number.',\n",
    to: '',
    runner: 'check',
    tests: ['oxlint', '--type-aware', '--type-check', '--deny-warnings', 'packages/core/src'],
  },
];
