/** What `<keo-wallet>` draws, in a file of its own: a page with a bell alone does not load it. */
import moneyCss from '../money/money.css?inline';
import cardCss from '../ui/card.css?inline';
import progressCss from '../ui/progress.css?inline';

export { EmbedWallet } from './embed-wallet.tsx';

export const css: readonly string[] = [cardCss, progressCss, moneyCss];
