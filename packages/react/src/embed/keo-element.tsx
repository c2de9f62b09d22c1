import type { ReactNode } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { type FetchToken, type KeoClient, type Notification, fetchTokenFrom } from '@keo/core';
import type { Appearance } from './appearance.ts';
import type { ClientGroup, Member } from './client-group.ts';
import { type Address, groupAt } from './client-groups.ts';
import { createElementStyles } from './element-styles.ts';
import type { TakeAnswer } from './prefetch-token.ts';
import embedCss from './embed.css?inline';
import { EmbedFrame } from './embed-frame.tsx';
import type { Emit } from './embed-events.ts';
import { keoInLocale } from './keo-in-locale.ts';
import { PageElement } from './page-element.ts';
import { adoptSheets } from './sheets.ts';
import { nearestLanguage, nearestTheme, watchAncestors } from './ancestors.ts';
import { readTestPorts } from '../client/test-ports.ts';

/** Properties set before the upgrade hide the accessors: deletes and sets them again. */
function upgradeProperties(element: KeoElement): void {
  for (const name of Object.keys(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/** The page's own origin for a path. */
const getOrigin = (address: string | null): string => new URL(address ?? '', document.baseURI).origin;

let hasWarned = false;
/** Enumerable properties on `Object.prototype` break libraries. */
function warnOnce(name: string): void {
  if (hasWarned) return;
  hasWarned = true;
  // oxlint-disable-next-line no-console -- for the page's developer
  console.error(`Keo: Object.prototype.${name} is enumerable; widgets may not work`);
}

/**
 * Base class: renders into an open shadow root and shares a client with elements of the same address. Cleaned up unless
 * it is reconnected within the same task. Without an address and a source of tokens it shows sample data. See
 * docs/decisions/0016.
 */
export abstract class KeoElement extends PageElement {
  static get observedAttributes(): readonly string[] {
    return ['api-base', 'socket-url', 'token-endpoint', 'app-url', 'look', 'theme', 'lang'];
  }

  #styles = createElementStyles({
    changed: () => this.requestUpdate(),
    failed: (error) => void this.emit('keo-error', { error }),
  });
  #fetchToken: FetchToken | null = null;
  #isQueued = false;
  #root: Root | null = null;
  #group: ClientGroup | null = null;
  #place: string | null = null;
  #stopWatching: (() => void) | null = null;

  protected abstract get css(): readonly string[];
  protected abstract draw(): ReactNode;
  /** Placeholder until there is a client. */
  protected abstract drawWaiting(): ReactNode;

  /** URL of Keo's API: `https://keo.example/au/api`. Attribute `api-base`. */
  get apiBase(): string | null {
    return this.getAttribute('api-base');
  }
  set apiBase(value: string | null | undefined) {
    this.reflect('api-base', value);
  }

  /** URL of the socket; default is the API's origin. Attribute `socket-url`. */
  get socketUrl(): string | null {
    return this.getAttribute('socket-url');
  }
  set socketUrl(value: string | null | undefined) {
    this.reflect('socket-url', value);
  }

  /** URL on your server that issues tokens; see `fetchTokenFrom`. Attribute `token-endpoint`. */
  get tokenEndpoint(): string | null {
    return this.getAttribute('token-endpoint');
  }
  set tokenEndpoint(value: string | null | undefined) {
    this.reflect('token-endpoint', value);
  }

  /** Base URL of links to the product; default is the API's origin. Attribute `app-url`. */
  get appUrl(): string | null {
    return this.getAttribute('app-url');
  }
  set appUrl(value: string | null | undefined) {
    this.reflect('app-url', value);
  }

  /** `light`, `dark` or `system`; default is the nearest `data-theme`. Attribute `theme`. */
  get theme(): string | null {
    return this.getAttribute('theme');
  }
  set theme(value: string | null | undefined) {
    this.reflect('theme', value);
  }

  /** `plain`, `midnight`, `bank`, `playful`, or the default `keo`. Attribute `look`. */
  get look(): string | null {
    return this.getAttribute('look');
  }
  set look(value: string | null | undefined) {
    this.reflect('look', value);
  }

  /** Colours, fonts and shape, on top of `look`. Invalid values are skipped and reported by `keo-error`. */
  get appearance(): Appearance | null {
    return this.#styles.appearance;
  }
  set appearance(value: Appearance | null | undefined) {
    this.#styles.appearance = value ?? null;
    this.requestUpdate();
  }

  /** Returns tokens, instead of `tokenEndpoint`. A new function is used from the next token on. */
  get fetchToken(): FetchToken | null {
    return this.#fetchToken;
  }
  set fetchToken(value: FetchToken | null | undefined) {
    this.#fetchToken = value ?? null;
    this.requestUpdate();
  }

  /** Restarts all elements of this address with a new token: after a sign-in, or for another user. */
  refresh(): void {
    this.#group?.restart();
  }

  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>('a[href], button:not([disabled])')?.focus(options);
  }

  connectedCallback(): void {
    for (const name in {}) warnOnce(name);
    upgradeProperties(this);
    this.#stopWatching?.();
    this.#stopWatching = watchAncestors(this, () => this.requestUpdate());
    this.requestUpdate();
  }

  /** `moveBefore` keeps the state; only the ancestors differ. */
  connectedMoveCallback(): void {
    this.connectedCallback();
  }

  disconnectedCallback(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.requestUpdate();
  }

  attributeChangedCallback(name: string, before: string | null): void {
    if (name === 'token-endpoint' && before !== null) this.#group?.restart();
    this.requestUpdate();
  }

  protected get keo(): KeoClient | null {
    return this.#group?.keo ?? null;
  }

  protected reflect(name: string, value: string | null | undefined): void {
    if (value == null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /** Batches all changes of a task into one render, so that a move is no disconnect. */
  protected requestUpdate(): void {
    // Before it is connected it must not join: the element it replaces has not left yet.
    const isHere = this.isConnected || this.#root !== null;
    if (this.#isQueued || !isHere) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (this.isConnected) this.#show();
      else this.#end();
    });
  }

  protected readonly emit: Emit = (name, detail) =>
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

  /** Opens a link in a new tab, unless the page prevents it. */
  protected readonly follow = (path: string, notification?: Notification): void => {
    const app = this.#app;
    const href = app === null ? '#' : new URL(path, app).href;
    const isFree = this.emit('keo-item-click', { href, notification: notification ?? null });
    if (isFree && app !== null) window.open(href, '_blank', 'noopener');
  };

  get #app(): string | null {
    if (this.appUrl !== null) return new URL(this.appUrl, document.baseURI).href;
    return this.#isDemo ? null : getOrigin(this.apiBase);
  }

  get #isDemo(): boolean {
    return this.apiBase === null && this.tokenEndpoint === null && this.#fetchToken === null;
  }

  readonly #member: Member = {
    source: () => this.#source,
    changed: () => this.requestUpdate(),
    failed: (error) => void this.emit('keo-error', { error }),
  };

  get #source(): FetchToken | null {
    if (this.#fetchToken || this.tokenEndpoint === null) return this.#fetchToken;
    const address = this.tokenEndpoint;
    return (ask) => {
      const early = ask.reason === 'start' ? this.takeAnswer(address) : undefined;
      return fetchTokenFrom(
        address,
        (input, init) => early ?? (readTestPorts().fetch ?? fetch)(input, init),
      )(ask);
    };
  }

  /** Overridden by the script tag's loader, which prefetches a token. */
  protected takeAnswer(_address: string): ReturnType<TakeAnswer> {
    return undefined;
  }

  #join(): ClientGroup {
    const address: Address = this.#isDemo
      ? null
      : { apiBase: this.apiBase ?? '/au/api', socketUrl: this.socketUrl ?? getOrigin(this.apiBase) };
    const place = JSON.stringify(address);
    if (this.#group && this.#place === place) {
      this.#group.settle();
      return this.#group;
    }
    this.#group?.leave(this.#member);
    this.#place = place;
    this.#group = groupAt(address);
    this.#group.join(this.#member);
    return this.#group;
  }

  #openRoot(): Root {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    container.className = 'keo-embed';
    container.setAttribute('part', 'root');
    shadow.replaceChildren(container);
    return createRoot(container);
  }

  #show(): void {
    const { keo } = this.#join();
    const locale = nearestLanguage(this);
    const { sheet, theme } = this.#styles.of(this.look);
    const isDark = (theme ?? nearestTheme(this)) === 'dark';
    this.#root ??= this.#openRoot();
    if (this.shadowRoot) adoptSheets(this.shadowRoot, [embedCss, ...this.css, ...sheet], isDark);
    const frame = this.shadowRoot?.firstElementChild;
    // Setting the same `lang` again would cause a style recalculation.
    if (frame?.getAttribute('lang') !== locale) frame?.setAttribute('lang', locale);
    if (!keo) return this.#root.render(this.drawWaiting());
    // For texts of the server.
    if (keo.i18n.locale !== locale) keo.i18n.setLocale(locale);
    this.#root.render(
      <EmbedFrame keo={keoInLocale(keo, locale)} emit={this.emit} isDemo={this.#isDemo} appUrl={this.#app}>
        {this.draw()}
      </EmbedFrame>,
    );
  }

  #end(): void {
    this.#root?.unmount();
    this.#root = null;
    this.shadowRoot?.replaceChildren();
    this.#group?.leave(this.#member);
    this.#group = null;
  }
}
