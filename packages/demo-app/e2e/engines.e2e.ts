import { firefox } from '@playwright/test';
import { firefoxOptions, missingEngines } from '../../../scripts/engines.ts';
import { patience } from '../../../scripts/patience.ts';
import { openGateway } from './engines/gateway.ts';
import { visitByPlaywright } from './engines/playwright-visitor.ts';
import type { Visitor } from './engines/visitor.ts';
import * as walks from './engines/walks.ts';
import { visitByWebKit } from './engines/webkit-visitor.ts';
import { test } from './keo-test.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;

for (const engine of engines)
  test.describe(engine, () => {
    const missing = missingEngines().find((one) => one.engine === engine);
    // In CI a missing engine fails the tests.
    test.skip(missing !== undefined && process.env['CI'] !== 'true', missing?.advice);

    const it = test.extend<{ visitor: Visitor }>({
      visitor: async ({ browser }, use) => {
        if (engine === 'webkit') {
          const visitor = await visitByWebKit(patience);
          await use(visitor);
          return visitor.close();
        }
        const own =
          engine === 'firefox'
            ? await firefox.launch({ channel: firefoxOptions.channel, ...firefoxOptions.launchOptions })
            : browser;
        const visitor = await visitByPlaywright(own);
        await use(visitor);
        await visitor.close();
        if (own !== browser) await own.close();
      },
    });

    it('bells, chat, a job, a deal and a code to pay by', async ({ visitor, keo }) => {
      await walks.seeFirstPages(visitor, keo.origin);
      await walks.signIn(visitor, keo.origin);
      await walks.openBells(visitor, keo.origin);
      await walks.chat(visitor, keo.origin);
      await walks.postJob(visitor, keo.origin);
      await walks.openDeal(visitor, keo.origin);
      await walks.makeQrCode(visitor, keo.origin);
    });

    it('what is lost in an outage comes after it, and takes no page down', async ({ visitor, keo }) => {
      const gateway = await openGateway(keo.origin);
      await visitor.open(`${gateway.origin}/about`);
      await visitor.look(() => localStorage.setItem('locale', 'vi'));
      await walks.losePart(visitor, gateway);
      await walks.losePage(visitor, gateway);
      await walks.loseEmbed(visitor, gateway);
      await gateway.close();
    });
  });
