import type { WidgetPage } from './how-to-use.tsx';

const session = {
  'keo-ready': 'Somebody is signed in and the widget is drawn for them: `{ userId }`.',
  'keo-error': 'Something could not be had; the widget shows it too: `{ error }`.',
  'keo-session-expired': 'The site gave no token, or a refused one. Sign people in, then call `refresh()`.',
};
const click = {
  'keo-item-click': 'A link was pressed: `{ href, notification }`. `preventDefault()` keeps it from opening.',
};
const unread = { 'keo-unread-change': 'The count is another: `{ unread }`.' };
const demo = { demo: 'The mark of sample data; gone with the first token.' };

/** Documentation of widgets; `how-to-use.test.ts` compares it with the elements and their style sheets. */
export const widgetPages = [
  {
    tag: 'keo-notifications',
    component: 'NotificationInbox',
    name: 'Bell with panel',
    what: 'A bell that counts what was not read, and the panel it opens. Live while the page is seen.',
    when: [
      'In a header that stands on every page.',
      'Not beside a list of the same notifications: one of them is enough.',
    ],
    anatomy: {
      bell: 'The button, 44 pixels in each direction.',
      count: 'How many were not read, at most 99+.',
      panel: 'In the top layer: nothing of the page covers it, nothing of the page cuts it.',
      item: 'One notification, a link where it leads somewhere.',
      ...demo,
    },
    keys: {
      Enter: 'On the bell: opens the panel and goes into it.',
      'Arrow down, Arrow up': 'The next notification, the one before.',
      'Home, End': 'The first, the last of those that are loaded.',
      Escape: 'Closes the panel and goes back to the bell.',
    },
    events: {
      ...session,
      'keo-open': 'The panel is open.',
      'keo-close': 'The panel is closed.',
      ...click,
      ...unread,
    },
    tokens: {
      '--keo-seal': 'The count.',
      '--keo-surface': 'The panel’s ground.',
      '--keo-wash': 'What was not read.',
      '--keo-ink': 'Words.',
      '--keo-focus': 'The ring of the keyboard.',
    },
    good: [
      'Let the place decide: it takes theme and language from around it.',
      'Open your own pages on `keo-item-click`.',
    ],
    bad: [
      'Do not draw a second count beside it.',
      'Do not hide it while nothing is new: an empty bell says so.',
    ],
  },
  {
    tag: 'keo-notification-list',
    component: 'NotificationList',
    name: 'Notification list',
    what: 'The same notifications in the flow of a page, by day, loaded further as one reads on.',
    when: ['On a page of its own, or in a column that has room.', 'Not in a header: take the bell.'],
    anatomy: { list: 'All of it.', item: 'One notification.', ...demo },
    keys: {
      Tab: 'Into the list, out of the list.',
      'Arrow down, Arrow up': 'The next notification, the one before.',
      'Home, End': 'The first, the last of those that are loaded.',
      Enter: 'Opens it.',
    },
    events: { ...session, ...click, ...unread },
    tokens: {
      '--keo-list-height': 'How tall it grows before it scrolls.',
      '--keo-wash': 'What was not read.',
      '--keo-line': 'Lines between.',
      '--keo-ink-2': 'Times and second words.',
    },
    good: ['Give it a height where more stands below it.'],
    bad: ['Do not put it into a scrolling box of your own: it scrolls by itself.'],
  },
  {
    tag: 'keo-wallet',
    component: 'WalletCard',
    name: 'Wallet',
    what: 'What somebody owns, what is held and the last movements, kept true while the page is seen.',
    when: [
      'Where people decide about money: before an order, in an account page.',
      'Not to move money: its buttons open Keo, in a page of its own.',
    ],
    anatomy: {
      wallet: 'The card.',
      balance: 'What can be spent now, in đồng.',
      movement: 'One line of the last movements.',
      ...demo,
    },
    keys: {
      Tab: 'To the switch that hides amounts, the links, the movements.',
      Enter: 'Acts; links open beside the page.',
    },
    events: { ...session, ...click },
    tokens: {
      '--keo-primary': 'The card of the balance, which it is poured over.',
      '--keo-on-primary': 'Words on it.',
      '--keo-surface': 'The ground of the movements.',
      '--keo-good': 'Money that came in.',
      '--keo-radius-l': 'The card’s corners.',
    },
    good: ['Show few movements (`movements="3"`): the rest is one link away.'],
    bad: ['Do not copy the balance into words of your own: it is true in here only.'],
  },
  {
    tag: 'keo-toaster',
    component: 'Toaster',
    name: 'Toasts',
    what: 'What arrives, for a few seconds, above everything of the page and inside its modal dialogs.',
    when: ['Once for a page, wherever it stands in it.', 'Not for what people must answer: ask in a dialog.'],
    anatomy: {},
    keys: {
      F8: 'To the toasts, whose time stands still while they are read.',
      Tab: 'To the next of their buttons.',
    },
    events: session,
    tokens: {
      '--keo-toast-width': 'How wide one is.',
      '--keo-surface': 'Its ground.',
      '--keo-ink': 'Words.',
      '--keo-time-toast-in': 'How long it takes to come.',
    },
    good: ['Choose the corner where your own page is quiet (`position`).'],
    bad: ['Do not put a second one into the page: each would show everything.'],
  },
] as const satisfies readonly WidgetPage[];
