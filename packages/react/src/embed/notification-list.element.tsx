import { SkeletonRows } from '../notifications/feed-skeleton.tsx';
import inboxCss from '../notifications/inbox.css?inline';
import { NotificationAnnouncer } from '../notifications/notification-announcer.tsx';
import { LateElement } from './late-element.ts';
import listCss from './notification-list.css?inline';
import { loadPanelView, readPanelView } from './panel-loader.ts';
import { NotificationsNews } from './notifications-news.tsx';
import { SessionGate } from './session-gate.tsx';

/**
 * `<keo-notification-list>`: the notifications in the flow of a page. It is as tall as its content, up to
 * `--keo-list-height`.
 *
 * Parts: `list`, `item`, `demo`. Events: `keo-ready`, `keo-item-click`, `keo-unread-change`, `keo-error`,
 * `keo-session-expired`.
 */
export class KeoNotificationListElement extends LateElement {
  protected get css() {
    return [inboxCss, listCss, ...(readPanelView()?.css ?? [])];
  }

  protected get isLoaded(): boolean {
    return readPanelView() !== null;
  }

  protected load(): Promise<void> {
    return loadPanelView();
  }

  protected drawWaiting() {
    return (
      <div className="keo-list" part="list" aria-hidden="true">
        <SkeletonRows />
      </div>
    );
  }

  protected draw() {
    const Panel = readPanelView()?.NotificationPanel;
    if (!Panel) return this.drawWaiting();
    return (
      <>
        <div className="keo-list" part="list">
          <SessionGate>
            <Panel onNavigate={this.follow} />
          </SessionGate>
        </div>
        <NotificationAnnouncer />
        <NotificationsNews tell={this.tell} />
      </>
    );
  }
}
