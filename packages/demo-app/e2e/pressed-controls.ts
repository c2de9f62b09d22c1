/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings all that it needs */
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Controls that pages showed and people pressed in this run, one JSON text a line, for `controls.e2e.ts`. */
export const controlsFolder = path.resolve(import.meta.dirname, '../../../test-results/controls');

/** A control as a screen reader names it, in the language of the page. `pathname` is '' for a dialog's. */
export type Control = { pathname: string; role: string; name: string };
export type Recorded = Control & { isPressed: boolean };

/** Runs in the page: records once each control that can be used, and each that is. */
function recordControls(): void {
  const controls =
    'button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=combobox], [role=menuitem], [role=menuitemradio]';
  const recorded = new Set<string>();
  /** Where each page's heading appeared: on the way to another page the address changes before the page does. */
  const pathnames = new WeakMap<Element, string>();
  const pathnameOfPage = () => {
    const heading = document.querySelector('h1');
    return (heading && pathnames.get(heading)) ?? location.pathname;
  };
  const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const words = (element: Element | null) =>
    spaced(element instanceof HTMLElement ? element.innerText : element?.textContent);
  const labelled = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => words(document.getElementById(id)))
      .join(' ');
  const getName = (element: Element): string => {
    const { labels }: { labels?: NodeListOf<HTMLLabelElement> | null } = Object(element);
    return (
      spaced(element.getAttribute('aria-label')) ||
      spaced(labelled(element)) ||
      words(labels?.[0] ?? null) ||
      words(element) ||
      spaced(element.getAttribute('placeholder') ?? element.getAttribute('title'))
    );
  };
  const getRole = (element: Element): string =>
    element.getAttribute('role') ??
    (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
      ? element.type
      : element.localName);
  const record = (element: Element, isPressed: boolean) => {
    // A deal is the same in a sheet and on the desk.
    const isAnywhere =
      element.closest(
        '[role=dialog], dialog, .keo-desk, [popover], [role=menu], .keo-toaster, .keo-error, form:has([autocomplete=one-time-code]), header, footer',
      ) !== null;
    const control = {
      pathname: isAnywhere ? '' : pathnameOfPage(),
      role: getRole(element),
      name: getName(element),
      isPressed,
    };
    const key = JSON.stringify(control);
    const send: unknown = Reflect.get(globalThis, 'keoRecordControl');
    if (recorded.has(key) || control.name === '' || typeof send !== 'function') return;
    recorded.add(key);
    void send(control);
  };
  // The oldest browsers, which one test plays, have no `checkVisibility`.
  const isUsable = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.matches(':disabled, [aria-disabled=true], [aria-hidden=true]');
  const look = () => {
    for (const element of document.querySelectorAll(controls)) if (isUsable(element)) record(element, false);
  };
  const press = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(`label, ${controls}`) : null;
    const used = control instanceof HTMLLabelElement ? control.control : control;
    if (used) record(used, true);
  };
  const remember = (node: Node) => {
    const heading = node instanceof Element && (node.matches('h1') ? node : node.querySelector('h1'));
    if (heading) pathnames.set(heading, location.pathname);
  };
  let later: number | undefined;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) remember(node);
    later ??= window.setTimeout(() => {
      later = undefined;
      look();
    }, 150);
  }).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-label', 'disabled', 'open'],
  });
  for (const type of ['pointerdown', 'click', 'input', 'change']) addEventListener(type, press, true);
  // Some controls answer a key before it becomes a click.
  addEventListener('keydown', (event) => /^(?:Enter| |Arrow)/.test(event.key) && press(event), true);
}

/** Records the controls of a browser's pages; returns a function that writes them after the test. */
export async function keepControls(
  context: BrowserContext,
  origin: string,
  test: string,
): Promise<() => Promise<void>> {
  const recorded: Recorded[] = [];
  await context.exposeBinding('keoRecordControl', ({ frame }, control: Recorded) => {
    if (frame.parentFrame() === null && new URL(frame.url()).origin === origin) recorded.push(control);
  });
  await context.addInitScript(recordControls);
  return async () => {
    if (recorded.length === 0) return;
    await mkdir(controlsFolder, { recursive: true });
    const lines = recorded.map((one) => `${JSON.stringify(one)}\n`);
    await appendFile(path.join(controlsFolder, `${test}.jsonl`), lines.join(''));
  };
}
