/** What `<keo-toaster>` draws, in a file of its own: a page with a bell alone does not load it. */
import toasterCss from '../toasts/toaster.css?inline';

export { EmbedToaster } from './embed-toaster.tsx';

export const css: readonly string[] = [toasterCss];
