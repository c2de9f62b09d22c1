import { LazyElement } from './lazy-element.ts';
import type * as WalletView from './wallet-view.tsx';
import walletCss from './wallet.css?inline';

let view: typeof WalletView | null = null;

const usual = 5;
const most = 20;

/**
 * `<keo-wallet>`: balance, held money and latest movements, with links to the product.
 *
 * Slots: `header` above the wallet, `footer` below it. Parts: `wallet`, `balance`, `movement`, `demo`. Events: `keo-ready`, `keo-item-click`, `keo-error`,
 * `keo-session-expired`.
 */
export class KeoWalletElement extends LazyElement {
  protected get css(): readonly string[] {
    return [...(view?.css ?? []), walletCss];
  }

  static override get observedAttributes(): readonly string[] {
    return [...LazyElement.observedAttributes, 'movements'];
  }

  /** Number of movements, 0 to 20; default 5. Attribute `movements`. */
  get movements(): number {
    const rows = Number.parseInt(this.getAttribute('movements') ?? '', 10);
    return Number.isNaN(rows) ? usual : Math.min(Math.max(rows, 0), most);
  }
  set movements(value: number | null | undefined) {
    this.reflect('movements', value == null ? null : String(value));
  }

  protected get isLoaded(): boolean {
    return view !== null;
  }

  protected async load(): Promise<void> {
    view = await import('./wallet-view.tsx');
  }

  protected drawWaiting() {
    return view ? <view.Skeleton shape="block" height={260} /> : <div className="keo-waiting" />;
  }

  protected draw() {
    if (!view) return this.drawWaiting();
    return <view.EmbedWallet movements={this.movements} onFollow={this.follow} />;
  }
}
