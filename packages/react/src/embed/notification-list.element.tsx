import feedCss from '../notifications/feed.css?inline';
import { SkeletonRows } from '../notifications/feed-skeleton.tsx';
import inboxCss from '../notifications/inbox.css?inline';
import { NotificationAnnouncer } from '../notifications/notification-announcer.tsx';
import { NotificationPanel } from '../notifications/notification-panel.tsx';
import { KeoElement } from './keo-element.tsx';
import listCss from './notification-list.css?inline';
import { NotificationsNews } from './notifications-news.tsx';
import { SessionGate } from './session-gate.tsx';

/**
 * `<keo-notification-list>`: the notifications in the flow of a page. It is as tall as its content, up to
 * `--keo-list-height`.
 *
 * Parts: `list`, `item`, `demo`. Events: those of `<keo-notifications>`, without `keo-open` and `keo-close`.
 */
export class KeoNotificationListElement extends KeoElement {
  protected get css() {
    return [inboxCss, feedCss, listCss];
  }

  protected drawWaiting() {
    return (
      <div className="keo-list" part="list" aria-hidden="true">
        <SkeletonRows />
      </div>
    );
  }

  protected draw() {
    return (
      <>
        <div className="keo-list" part="list">
          <SessionGate>
            <NotificationPanel onNavigate={this.follow} />
          </SessionGate>
        </div>
        <NotificationAnnouncer />
        <NotificationsNews tell={this.tell} />
      </>
    );
  }
}
