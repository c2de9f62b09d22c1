import { BellIcon } from '../ui/icons/bell-icon.tsx';
import type { Placement } from '../notifications/position-popover.ts';
import bellCss from './bell.css?inline';
import { EmbedInbox } from './embed-inbox.tsx';
import { LazyElement } from './lazy-element.ts';
import { loadPanelView, readPanelView } from './panel-loader.ts';

const icon = (
  <slot name="icon">
    <BellIcon size={20} />
  </slot>
);

const isPlacement = (input: string | null): input is Placement =>
  /^(top|bottom)-(start|end)$/.test(input ?? '');

/**
 * `<keo-notifications>`: a bell with the unread count and the panel it opens.
 *
 * Slots: `icon` in the place of the bell's drawing, `header` above the panel's list, `footer` below it. Parts: `bell`,
 * `count`, `panel`, `item`, `demo`. Events: `keo-ready`, `keo-open`, `keo-close`, `keo-item-click`,
 * `keo-unread-change`, `keo-error`, `keo-session-expired`.
 */
export class KeoNotificationsElement extends LazyElement {
  static override get observedAttributes(): readonly string[] {
    return [...LazyElement.observedAttributes, 'open', 'placement'];
  }

  protected get css() {
    return [bellCss, ...(readPanelView()?.css ?? [])];
  }
  #wish = { open: false };

  /** Whether the panel is open. Attribute `open`. */
  get open(): boolean {
    return this.hasAttribute('open');
  }
  set open(value: boolean) {
    this.toggleAttribute('open', value);
  }

  /**
   * Preferred placement of the panel: `bottom-end`, `bottom-start`, `top-end` or `top-start`. Attribute `placement`.
   */
  get placement(): Placement {
    const input = this.getAttribute('placement');
    return isPlacement(input) ? input : 'bottom-end';
  }
  set placement(value: Placement | null | undefined) {
    this.reflect('placement', value);
  }

  override connectedCallback(): void {
    // Moving an element closes its popovers: opened again.
    this.#wish = { open: this.open };
    super.connectedCallback();
  }

  protected get isLoaded(): boolean {
    return readPanelView() !== null;
  }

  /** On a slow phone, loading a panel that is not open would delay the page. */
  protected override get isEager(): boolean {
    return false;
  }

  protected load(): Promise<void> {
    return loadPanelView();
  }

  protected drawWaiting() {
    return (
      <span className="keo-bell" part="bell" aria-hidden="true">
        {icon}
      </span>
    );
  }

  protected draw() {
    if (this.#wish.open !== this.open) this.#wish = { open: this.open };
    return (
      <EmbedInbox
        icon={icon}
        view={readPanelView()}
        onWanted={this.want}
        placement={this.placement}
        wish={this.#wish}
        onOpenChange={this.#noteOpen}
        onFollow={this.follow}
        emit={this.emit}
      />
    );
  }

  readonly #noteOpen = (open: boolean) => {
    // Disconnecting closes the popover too; `open` stays.
    if (!this.isConnected) return;
    this.open = open;
    this.emit(open ? 'keo-open' : 'keo-close', null);
  };
}
