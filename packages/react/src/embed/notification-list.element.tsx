import { LazyElement } from './lazy-element.ts';
import listCss from './notification-list.css?inline';
import { loadPanelView, readPanelView } from './panel-loader.ts';
import { NotificationEvents } from './notification-events.tsx';

/**
 * `<keo-notification-list>`: the notifications in the flow of a page, as tall as its content, up to
 * `--keo-list-height`.
 *
 * Slots: `header` above the list, `footer` below it. Parts: `list`, `item`, `demo`. Events: `keo-ready`, `keo-item-click`, `keo-unread-change`, `keo-error`,
 * `keo-session-expired`.
 */
export class KeoNotificationListElement extends LazyElement {
  protected get css() {
    return [...(readPanelView()?.css ?? []), listCss];
  }

  protected get isLoaded(): boolean {
    return readPanelView() !== null;
  }

  protected load(): Promise<void> {
    return loadPanelView();
  }

  protected drawWaiting() {
    const view = readPanelView();
    return (
      <div className="keo-list keo-waiting" part="list" aria-hidden="true">
        {view && <view.SkeletonRows />}
      </div>
    );
  }

  protected draw() {
    const view = readPanelView();
    if (!view) return this.drawWaiting();
    return (
      <>
        <div className="keo-list" part="list">
          <view.EmbedPanel open onNavigate={this.follow} />
        </div>
        <view.NotificationAnnouncer />
        <NotificationEvents emit={this.emit} />
      </>
    );
  }
}
