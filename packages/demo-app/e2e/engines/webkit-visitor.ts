import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../server/dev/testing/free-port.ts';
import { miniBrowser } from '../../../../scripts/engines.ts';
import { findInPage } from './find-in-page.ts';
import type { Target, Visitor } from './visitor.ts';

/** MiniBrowser's toolbar would keep its window wider than a phone. */
const narrowToolbar =
  'toolbar, toolbar *, headerbar, headerbar *, entry, button, image { min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.2); font-size: 6px; }';

/** In ms, between two looks at a condition. */
const pause = 50;

async function startDriver(folder: string, port: number): Promise<ChildProcess> {
  const styles = path.join(folder, 'gtk-3.0');
  await mkdir(styles);
  await writeFile(path.join(styles, 'gtk.css'), narrowToolbar);
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  return spawn('xvfb-run', [...screen, 'WebKitWebDriver', '-p', String(port)], {
    stdio: 'ignore',
    // With the display and the browser in one group, which ends as one.
    detached: true,
    env: {
      ...process.env,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: path.join(folder, 'cache'),
      XDG_DATA_HOME: path.join(folder, 'data'),
    },
  });
}

async function until<Found>(what: string, limit: number, look: () => Promise<Found | null>): Promise<Found> {
  const end = performance.now() + limit;
  for (;;) {
    let reason: unknown;
    try {
      const found = await look();
      if (found !== null) return found;
    } catch (error) {
      reason = error;
    }
    if (performance.now() > end) throw new Error(`WebKit: no ${what}`, { cause: reason });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const openSession = (port: number, browser: string): Promise<WebDriver> =>
  new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();

/** A visitor in WebKitGTK's MiniBrowser, on a display of its own. `patience` is in ms. */
export async function visitByWebKit(patience: number): Promise<Visitor> {
  const browser = miniBrowser();
  if (browser === undefined) throw new Error('MiniBrowser is missing');
  const folder = await mkdtemp(path.join(tmpdir(), 'keo-webkit-'));
  const port = await freePort();
  const driver = await startDriver(folder, port);
  const end = async () => {
    if (driver.pid !== undefined) process.kill(-driver.pid);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const isReady = async () => ((await fetch(`http://127.0.0.1:${port}/status`)).ok ? true : null);
    await until('driver', patience, isReady);
    const session = await openSession(port, browser);
    return createVisitor(session, patience, async () => {
      await session.quit();
      await end();
    });
  } catch (error) {
    await end();
    throw error;
  }
}

function createVisitor(session: WebDriver, patience: number, close: () => Promise<void>): Visitor {
  const find = (target: Target) =>
    session.executeScript<WebElement | null>(
      `return (${String(findInPage)})(arguments[0], arguments[1])`,
      target,
      'text' in target ? target.text?.source : undefined,
    );
  const act = async (what: string, target: Target, deed: (element: WebElement) => Promise<void>) => {
    await until(
      `${what} ${JSON.stringify(target)} ${String('text' in target ? target.text : '')}`,
      patience,
      async () => {
        const element = await find(target);
        if (element === null) return null;
        await deed(element);
        return true;
      },
    );
  };
  return {
    open: (address) => session.get(address),
    async resize({ width, height }) {
      await until(`window of ${width} × ${height}`, patience, async () => {
        const [w, h] = await session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
        if (w === width && h === height) return true;
        const window = session.manage().window();
        const now = await window.getRect();
        await window.setRect({ ...now, width: now.width + width - w, height: now.height + height - h });
        return null;
      });
    },
    press: (target) => act('press', target, (element) => element.click()),
    write: (target, text) => act('write', target, (element) => element.sendKeys(text)),
    hitKey: (key) =>
      session.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key]).perform(),
    see: (target) => act('see', target, async () => {}),
    look: (script, ...inputs) =>
      session.executeScript(`return (${String(script)}).apply(null, arguments)`, ...inputs),
    picture: async (file) => writeFile(file, await session.takeScreenshot(), 'base64'),
    close,
  };
}
