/** Lazy chunk of the notification list. */
import feedCss from '../notifications/feed.css?inline';
import panelCss from '../notifications/panel.css?inline';
import controlsCss from './controls.css?inline';

export { SkeletonRows } from '../notifications/feed-skeleton.tsx';
export { NotificationAnnouncer } from '../notifications/notification-announcer.tsx';
export { EmbedPanel } from './embed-panel.tsx';

export const css: readonly string[] = [controlsCss, panelCss, feedCss];
