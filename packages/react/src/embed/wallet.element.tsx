import moneyCss from '../money/money.css?inline';
import cardCss from '../ui/card.css?inline';
import progressCss from '../ui/progress.css?inline';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmbedWallet } from './embed-wallet.tsx';
import { KeoElement } from './keo-element.tsx';
import walletCss from './wallet.css?inline';

const usual = 5;
const most = 20;

/**
 * `<keo-wallet>`: what somebody owns, what is held, and the last movements, with links that open the product.
 *
 * Parts: `wallet`, `balance`, `movement`, `demo`. Events: `keo-ready`, `keo-item-click`, `keo-error`,
 * `keo-session-expired`.
 */
export class KeoWalletElement extends KeoElement {
  protected readonly css = [cardCss, progressCss, moneyCss, walletCss];

  static override get observedAttributes(): readonly string[] {
    return [...KeoElement.observedAttributes, 'movements'];
  }

  /** How many movements are shown, from 0 to 20; 5 unless told. Attribute `movements`. */
  get movements(): number {
    const told = Number.parseInt(this.getAttribute('movements') ?? '', 10);
    return Number.isNaN(told) ? usual : Math.min(Math.max(told, 0), most);
  }
  set movements(value: number | null | undefined) {
    this.reflect('movements', value == null ? null : String(value));
  }

  protected drawWaiting() {
    return <Skeleton shape="block" height={260} />;
  }

  protected draw() {
    return <EmbedWallet movements={this.movements} onFollow={this.follow} />;
  }
}
