export type Breach = {
  /** The broken promise, in a few words. */
  name: string;
  /** The file in which `from` is replaced by `to`. */
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

/** What no group of `mutant-groups.ts` covers, one of each kind; with it broken, `npm test` must be red. At most twenty. */
export const breaches: readonly Breach[] = [
  {
    name: 'a busy button can be pressed again',
    file: `${react}/ui/button.tsx`,
    from: 'if (loading) return event.preventDefault();',
    to: 'if (loading) event.preventDefault();',
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
    from: 'if (open && event.target === element && !element.open) onCloseNow.current();',
    to: '',
    runner: 'vitest',
    tests: [`${react}/ui/dialog.stories.tsx`, `${react}/ui/sheet.stories.tsx`],
  },
  {
    name: 'a client that comes late is left open',
    file: `${react}/embed/client-group.ts`,
    from: 'if (opening !== mine) return opened.close();',
    to: 'if (opening !== mine) return;',
    runner: 'vitest',
    tests: [`${react}/embed/client-group.test.ts`],
  },
  {
    name: 'a name is written over while a keyboard puts it together',
    file: `${react}/marketplace/bank-cards/add-card-form.tsx`,
    from: 'isComposing(event) ? value : plainName(value)',
    to: 'plainName(value)',
    runner: 'vitest',
    tests: [`${react}/marketplace/composing.browser.test.tsx`],
  },
  {
    name: 'a conversation that was opened in a hidden tab stays where it was',
    file: `${react}/marketplace/chat/use-message-list.ts`,
    from: "list.scrollDirection !== 'backward' && follows.current)",
    to: "list.scrollDirection !== 'backward' && list.isAtEnd(nearEnd))",
    runner: 'vitest',
    tests: [`${react}/marketplace/chat/chat-long.stories.tsx`],
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
    name: 'a toast needs the network that it says is gone',
    file: `${pages}/layout/lazy-toasts.tsx`,
    from: '(isAuthenticated || hasToasts)',
    to: 'hasToasts',
    runner: 'playwright',
    tests: ['review-queue'],
  },
  {
    name: 'a page is a hundred files again',
    file: 'packages/demo-app/vite.page-files.ts',
    from: 'return (module) => names.get(module) ?? null;',
    to: 'return () => null;',
    runner: 'playwright',
    tests: ['pages'],
  },
  {
    name: 'a colour is wrong in the dark alone',
    file: `${pages}/styles/shell.css`,
    from: '.site-skip {\n',
    to: '.app-dark h1 {\n  color: #333;\n}\n.site-skip {\n',
    runner: 'playwright',
    tests: ['pages'],
  },
  {
    name: 'the contract leans on the client',
    file: `${core}/terms/fees.schema.ts`,
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
  {
    name: 'a deal wakes a minute after its clock ran out',
    file: `${server}/modules/market/law/command-work.ts`,
    from: 'new Date(next.at);\n  if (at?.',
    to: 'new Date(next.at + 60_000);\n  if (at?.',
    runner: 'vitest',
    tests: [`${server}/dev/simulation/walk.test.ts`],
  },
  {
    name: 'a worker is told nothing of their deal',
    file: `${server}/modules/market/deals/deal-logs.ts`,
    from: "(to !== 'author' && to !== 'worker')",
    to: "(to !== 'author')",
    runner: 'vitest',
    tests: [`${server}/dev/simulation/walk.test.ts`],
  },
  {
    name: 'a heartbeat changes nothing',
    file: `${core}/notifications/notifications.updates.ts`,
    from: 'if (ahead < 0 || (ahead === 0 && unread === context.unread)) return {};',
    to: 'return {};',
    runner: 'vitest',
    tests: ['packages/core/simulation/simulation.test.ts'],
  },
  {
    name: 'a gap in the sequence is not filled',
    file: `${core}/notifications/notifications.updates.ts`,
    from: 'if (arrival.log.seq > lastSeq + 1) return only(withDue(context, { catchUp: true }));',
    to: '',
    runner: 'vitest',
    tests: ['packages/core/simulation/simulation.test.ts'],
  },
  {
    name: 'a refresh that comes back after a sign-out is stored',
    file: `${core}/auth/renew-session.ts`,
    from: 'if (!now) throw overdue();\n    if (now.accessToken',
    to: 'if (now && now.accessToken',
    runner: 'vitest',
    tests: ['packages/core/simulation/simulation.test.ts'],
  },
  {
    name: 'silence pays what was never delivered',
    file: `${core}/deals/deal-clock.rules.ts`,
    from: 'if (!isPaidByProof(deal)) return hasRefused(deal) ? 0 : delivered(deal);',
    to: 'if (deal) return deal.held.price;',
    runner: 'vitest',
    tests: ['packages/core/simulation/market/walk.test.ts'],
  },
  {
    name: 'what is left of an ended deal stays in it',
    file: `${core}/deals/deal-money.rules.ts`,
    from: 'money: [...paid.money, ...rest.money]',
    to: 'money: paid.money',
    runner: 'vitest',
    tests: ['packages/core/simulation/market/walk.test.ts'],
  },
];
