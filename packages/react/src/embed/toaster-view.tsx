/** Lazy chunk of `<keo-toaster>`. */
import toasterCss from '../toasts/toaster.css?inline';
import controlsCss from './controls.css?inline';

export { EmbedToaster } from './embed-toaster.tsx';
export { getToasts } from '../toasts/get-toasts.ts';

export const css: readonly string[] = [controlsCss, toasterCss];
