import { randomBytes } from 'node:crypto';
import { type BrowserContext, type Page, expect, test as base } from '@playwright/test';
import { type DatabaseKind, copyDemo } from './databases.ts';
import { type KeoServer, createKeoServer } from './keo-server.ts';
import { type Api, createApi } from './models/api.model.ts';
import { type Language, type Person, personOn } from './models/person.model.ts';
import { isLong } from './long-run.ts';
import { keepPressed } from './pressed-commands.ts';
import { keepControls } from './pressed-controls.ts';
import { isDrawing } from './screens.ts';
import { desktop, inEachSize, phone } from './sizes.ts';
import { saidToBeStored, storedNames } from './stored-names.ts';

type Test = {
  /** The API for scripts, from its own address. */
  api: Api;
  /** A visitor at a browser. */
  I: Person;
  /** The browser's language, in which every page must answer. */
  language: Language;
  /** Another tab of the same browser. */
  newTab: () => Promise<Person>;
  /** Another browser, without the first one's storage. */
  newBrowser: () => Promise<Person>;
  /** Console messages that this test causes on purpose. */
  allowed: RegExp;
  /** Fails the test on console or page errors of any tab that are not allowed. */
  faults: string[];
  /** Fails the test where the browser stores anything that the README does not name. */
  storage: undefined;
  /** Records what pages send and what they let people press, for `commands.e2e.ts` and `controls.e2e.ts`. */
  pressed: (context: BrowserContext) => Promise<void>;
};

/** A unique address, as a load balancer would report it. */
export const newAddress = () => `10.${[...randomBytes(3)].join('.')}`;

type Worker = { keo: KeoServer; database: DatabaseKind };

export const test = base.extend<Test, Worker>({
  // The embedded one takes more CPU: in `npm test` some tests have it (playwright.config.ts), in the long run all.
  database: [isLong ? 'embedded' : 'postgres', { scope: 'worker', option: true }],
  keo: [
    async ({ database }, use) => {
      const { data, remove } = await copyDemo(database);
      const keo = await createKeoServer(data);
      await keo.start();
      await use(keo);
      await keo.stop();
      await remove();
    },
    { scope: 'worker', timeout: 330_000 },
  ],
  baseURL: ({ keo }, use) => use(keo.origin),
  // oxlint-disable-next-line no-empty-pattern -- the first parameter names the fixtures that are needed: none
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  api: ({ keo }, use) => use(createApi(keo.origin, newAddress())),
  // Chromium itself logs a 404 of the document and an absent server.
  allowed: [
    /status of (?:404|401|422|429)|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_FAILED|ERR_EMPTY_RESPONSE|dynamically imported module|page could not be loaded/,
    { option: true },
  ],
  faults: [
    async ({ context, allowed }, use) => {
      const faults: string[] = [];
      context.on('page', (page) => watch(page, faults, allowed));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  storage: [
    async ({ context, keo }, use) => {
      await use(undefined);
      const ours = context.pages().filter((page) => page.url().startsWith(`${keo.origin}/`));
      for (const page of ours)
        for (const name of await storedNames(page)) expect([...saidToBeStored]).toContain(name);
    },
    { auto: true },
  ],
  pressed: [
    async ({ context, keo }, use, { testId }) => {
      const keeps: (() => Promise<void>)[] = [];
      const record = async (ofContext: BrowserContext) => {
        keeps.push(await keepPressed(ofContext, testId), await keepControls(ofContext, keo.origin, testId));
      };
      await record(context);
      await use(record);
      for (const keep of keeps) await keep();
    },
    { auto: true },
  ],
  language: ({ locale }, use) => use(locale?.startsWith('en') ? 'en' : 'vi'),
  I: async ({ page, language, keo }, use) => use(personOn(page, { language, origin: keo.origin })),
  newTab: async ({ context, language, keo }, use) =>
    use(async () => personOn(await context.newPage(), { language, origin: keo.origin })),
  newBrowser: async ({ browser, language, keo, faults, allowed, pressed }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await pressed(context);
      context.on('page', (page) => watch(page, faults, allowed));
      return personOn(await context.newPage(), { language, origin: keo.origin });
    });
    for (const context of contexts) await context.close();
  },
});

/** In Vietnamese and in English; in `npm test` the first on a phone, the second on a desktop. */
export function inBothLanguages(tests: () => void): void {
  for (const locale of ['vi-VN', 'en-US']) {
    test.describe(locale, () => {
      test.use({ locale });
      test.skip(
        ({ isMobile }) => !isLong && isMobile !== (locale === 'vi-VN'),
        'in this size and language in the long run',
      );
      tests();
    });
  }
}

/** In Vietnamese on a phone and in English at a desk; the long run has each language in both sizes. */
export function onPhoneAndDesk(tests: () => void): void {
  for (const [locale, size] of [
    ['vi-VN', phone],
    ['en-US', desktop],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale, ...(!inEachSize && size) });
      tests();
    });
  }
}

/**
 * Journeys that are the same in each size and language: on a phone in one language, on a desktop in the other.
 * `pages.e2e.ts` covers every page in every size and language.
 */
export function inTurns({ phone }: { phone: 'vi-VN' | 'en-US' }, tests: () => void): void {
  const desk = phone === 'vi-VN' ? 'en-US' : 'vi-VN';
  for (const [locale, isForPhones] of [
    [desk, false],
    [phone, true],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });
      test.skip(
        ({ isMobile }) => !isDrawing && isMobile !== isForPhones,
        'this size has it in the other language',
      );
      tests();
    });
  }
}

function watch(page: Page, faults: string[], allowed: RegExp): void {
  page.on('pageerror', (error) => {
    if (!allowed.test(error.message)) faults.push(`${page.url()}: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowed.test(message.text()))
      faults.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
}

export { expect };
