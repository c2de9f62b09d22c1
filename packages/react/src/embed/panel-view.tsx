/** What the list of notifications draws, in a file of its own: the bell counts without it. */
import feedCss from '../notifications/feed.css?inline';

export { NotificationPanel } from '../notifications/notification-panel.tsx';

export const css: readonly string[] = [feedCss];
