/** Lazy chunk of `<keo-wallet>`. */
import moneyCss from '../wallet/wallet.css?inline';
import cardCss from '../ui/card.css?inline';
import progressCss from '../ui/progress.css?inline';

import controlsCss from './controls.css?inline';

export { Skeleton } from '../ui/skeleton.tsx';
export { EmbedWallet } from './embed-wallet.tsx';

export const css: readonly string[] = [controlsCss, cardCss, progressCss, moneyCss];
