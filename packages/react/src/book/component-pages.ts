import type { ComponentPage } from './how-to-use.tsx';

/** Documentation of UI components; stories test the listed keys. */
export const componentPages = {
  button: {
    component: 'Button',
    name: 'Button',
    what: 'Something happens when it is pressed. One red one in sight says what comes next.',
    when: ['To act.', 'Not to go somewhere: that is a link, `ButtonLink`, and can be opened in a new tab.'],
    keys: { 'Enter, Space': 'Presses it.' },
    tokens: {
      '--keo-primary': 'What acts.',
      '--keo-on-primary': 'Its words.',
      '--keo-target': 'Its least height.',
    },
    good: ['Say what happens: “Nhận lại 4,500,000đ”, not “OK”.', 'Let it load in place (`loading`).'],
    bad: ['Do not put two red ones side by side.', 'Do not disable it without a word on why.'],
  },
  field: {
    component: 'Field',
    name: 'Field',
    what: 'One line that people write, with its name above and what is wrong with it below.',
    when: ['For a few words or a number.', 'Not for a choice among few: take Select.'],
    keys: { Tab: 'To the next field.' },
    tokens: {
      '--keo-line-control': 'Its edge.',
      '--keo-danger': 'What is wrong.',
      '--keo-ink-2': 'The hint.',
    },
    good: ['Say what is wrong and how it would be right.', 'Name what it is for (`autoComplete`).'],
    bad: ['Do not use a placeholder in place of a name: it is gone with the first letter.'],
  },
  select: {
    component: 'Select',
    name: 'Select',
    what: 'One of several, all known, shown when it is opened.',
    when: ['For four to thirty choices.', 'Not for two: take a switch or two buttons.'],
    keys: {
      'Enter, Space, Arrow down': 'Opens it.',
      'Arrow down, Arrow up': 'The next choice, the one before.',
      Escape: 'Closes it and changes nothing.',
    },
    tokens: {
      '--keo-surface': 'The ground of the list.',
      '--keo-shadow-float': 'What lifts it off the page.',
    },
    good: ['Put what most people take first.'],
    bad: ['Do not act on a choice that cannot be taken back: ask first.'],
  },
  dialog: {
    component: 'Dialog',
    name: 'Dialog',
    what: 'A question over the page, on the browser’s own modal dialog: whatever is behind it waits.',
    when: ['Before something that costs money or cannot be undone.', 'Not for news: that is a toast.'],
    keys: { Tab: 'Round within it.', Escape: 'Closes it, where it may be left unanswered.' },
    tokens: { '--keo-surface': 'Its ground.', '--keo-radius-l': 'Its corners.' },
    good: ['Say in the title what is asked, on the button what happens.'],
    bad: ['Do not open a second one above it.'],
  },
  menu: {
    component: 'Menu',
    name: 'Menu',
    what: 'A few things to do or places to go, behind one button.',
    when: ['For what is used now and then.', 'Not for what everybody comes for: that stands in the page.'],
    keys: {
      'Enter, Space, Arrow down': 'Opens it.',
      'Arrow down, Arrow up': 'The next entry, the one before.',
      Escape: 'Closes it and goes back to its button.',
    },
    tokens: { '--keo-surface': 'Its ground.', '--keo-danger': 'What takes something away.' },
    good: ['Keep what takes something away last, in a group of its own.'],
    bad: ['Do not hide the only way to do a thing in it.'],
  },
  tabs: {
    component: 'Tabs',
    name: 'Tabs',
    what: 'Several views of one thing, one at a time.',
    when: ['Where people go to and fro between a few views.', 'Not for steps that follow each other.'],
    keys: {
      'Arrow right, Arrow left': 'The next view, the one before.',
      'Home, End': 'The first, the last.',
    },
    tokens: { '--keo-ink': 'The one that is shown.', '--keo-ink-2': 'The others.' },
    good: ['Keep the chosen one in the address.'],
    bad: ['Do not put more than six in a row.'],
  },
} as const satisfies Record<string, ComponentPage>;
