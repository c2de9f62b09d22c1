/** What the page around the widgets sees of them, and may hold against them. */
/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings all that it needs */
import { type Page, expect } from '@playwright/test';

export type Host = {
  /** Nothing was reported, the page is where it was and never went elsewhere, and the browser keeps no cookie. */
  expectLeftAlone(): Promise<void>;
};

/**
 * Listens, from before the page begins, for what its policies report and for where it is led. `ownReports` are those of
 * the host's framework, which it has without Keo too.
 */
export async function watchHost(page: Page, ownReports?: RegExp): Promise<Host> {
  const mark = '[policy]';
  const reports: string[] = [];
  const visited: string[] = [];
  // Told by the console, for a name of the tests' own on `window` would be one more that the page can see.
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark) && !ownReports?.test(text)) reports.push(text);
  });
  const loaded: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(frame.url());
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded.push(request.url());
  });
  await page.addInitScript((said) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      // oxlint-disable-next-line no-console -- it is how the test hears of it
      console.debug(said, violatedDirective, blockedURI, sample),
    );
  }, mark);
  return {
    async expectLeftAlone() {
      expect(reports).toEqual([]);
      // A router may say again where it is; it was loaded once.
      expect([...new Set(visited)]).toEqual([page.url()]);
      expect(loaded).toEqual([page.url()]);
      expect(await page.context().cookies()).toEqual([]);
    },
  };
}

/** What has the focus, through the shadow roots: its part, else its tag. */
export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return inner?.getAttribute('part') ?? inner?.localName;
  });

/** How large what each widget draws is, and how its element stands in the page. Toasts have no place in it. */
const roomed = 'keo-notifications, keo-wallet';

/** Gives the widgets of a page without Keo the room that they take on this one. */
export async function reserveRooms(page: Page, without: Page): Promise<void> {
  const rooms = await page.evaluate(
    (tags) =>
      Array.from(document.querySelectorAll(tags), (element) => {
        const { width, height } = element.shadowRoot
          ?.querySelector('[part=root]')
          ?.getBoundingClientRect() ?? {
          width: 0,
          height: 0,
        };
        return `:host { display: ${getComputedStyle(element).display} } div { width: ${width}px; height: ${height}px }`;
      }),
    roomed,
  );
  await without.evaluate(
    ([tags, css]) => {
      for (const [index, element] of document.querySelectorAll(tags).entries()) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css[index] ?? '');
        const shadow = element.attachShadow({ mode: 'open' });
        shadow.adoptedStyleSheets = [sheet];
        shadow.append(document.createElement('div'));
      }
    },
    [roomed, rooms] as const,
  );
}

/** What the page sees of itself: its names, the styles and the places of its elements, its pixels beside the widgets. */
export async function lookAt(page: Page) {
  const seen = await page.evaluate(() => {
    const all = Array.from(document.querySelectorAll('*'));
    // The layer of toasts stands beside the page's own, in a shadow root.
    const isOfKeo = (element: Element) => element.shadowRoot !== null || element.localName.startsWith('keo-');
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // Variables have no order of their own.
      const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`).toSorted();
      return [`${element.localName} ${x} ${y} ${width} ${height}`, ...values].join('; ');
    };
    return {
      names: Object.keys(globalThis),
      own: all.filter((element) => !isOfKeo(element)).map(lookOf),
      extensions: Object.keys(Array.prototype),
    };
  });
  await page.evaluate(() => {
    const unsee = (element: Element) => {
      if (element instanceof HTMLElement) element.style.setProperty('opacity', '0', 'important');
    };
    for (const element of document.querySelectorAll('*')) {
      if (!element.shadowRoot) continue;
      unsee(element);
      // The top layer takes no opacity from what it belongs to.
      element.shadowRoot.querySelectorAll('[popover]').forEach(unsee);
    }
  });
  return { ...seen, picture: await page.screenshot({ animations: 'disabled', fullPage: true }) };
}
