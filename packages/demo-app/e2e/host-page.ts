/** What the host page can observe of the widgets, and complain about. */
/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings all that it needs */
import { type Page, expect } from '@playwright/test';

export type Host = {
  /** No CSP reports, no navigation, no cookies. */
  expectLeftAlone(): Promise<void>;
};

/**
 * Records CSP reports and navigations from the start. `ownReports`: those of the host's framework, which it has without
 * Keo too.
 */
export async function watchHost(page: Page, ownReports?: RegExp): Promise<Host> {
  const mark = '[policy]';
  const reports: string[] = [];
  const visited: string[] = [];
  // Reported by the console, because a binding on `window` would itself be visible to the page.
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
      // A router may repeat its URL; the page was loaded once.
      expect([...new Set(visited)]).toEqual([page.url()]);
      expect(loaded).toEqual([page.url()]);
      expect(await page.context().cookies()).toEqual([]);
    },
  };
}

/** The focused element through shadow roots: its part, else its tag. */
export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return inner?.getAttribute('part') ?? inner?.localName;
  });

/** Sizes of what the widgets draw, and the layout of their elements. Toasts take no space. */
const roomed = 'keo-notifications, keo-wallet';

/** Gives a page without Keo the same space that the widgets take on this one. */
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

/** What the page sees of itself: global names, styles and boxes of its elements, pixels beside the widgets. */
export async function lookAt(page: Page) {
  const seen = await page.evaluate(() => {
    const all = Array.from(document.querySelectorAll('*'));
    // The toast layer is beside the page's own elements, in a shadow root.
    const isOfKeo = (element: Element) => element.shadowRoot !== null || element.localName.startsWith('keo-');
    const getLook = (element: Element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // Custom properties have no order of their own.
      const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`).toSorted();
      return [`${element.localName} ${x} ${y} ${width} ${height}`, ...values].join('; ');
    };
    return {
      names: Object.keys(globalThis),
      own: all.filter((element) => !isOfKeo(element)).map(getLook),
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
      // The top layer does not inherit opacity from its host.
      element.shadowRoot.querySelectorAll('[popover]').forEach(unsee);
    }
  });
  return { ...seen, picture: await page.screenshot({ animations: 'disabled', fullPage: true }) };
}
