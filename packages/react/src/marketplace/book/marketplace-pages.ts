import type { ComponentPage } from '../../book/how-to-use.tsx';

/** Documentation of the product's components; stories test the listed keys. */
export const marketplacePages = {
  bankCards: {
    component: 'BankCards',
    name: 'Bank cards',
    what: 'The accounts that money may go to: added and verified by a code, one of them the default.',
    when: [
      'In the account of whoever is paid.',
      'Not to choose where one withdrawal goes: `WithdrawPanel` asks for that itself.',
    ],
    keys: {
      'Arrow down, Arrow up': 'Among the banks that the search found.',
      Escape: 'Closes a dialog and goes back to its button. Nothing is stored.',
    },
    tokens: {
      '--keo-surface': 'The ground of a card.',
      '--keo-wash': 'What is said of the default.',
      '--keo-line': 'Lines between.',
    },
    good: ['Let people find a bank by the name it had before: the list knows it.'],
    bad: ['Do not show a whole account number: four digits tell them apart.'],
  },
  recharge: {
    component: 'RechargePanel',
    name: 'Recharge',
    what: 'An amount, a VietQR code with the words that belong to it, and the moment the money is there.',
    when: [
      'Where somebody lacks money: in the wallet, before an order.',
      'Not for another amount than people choose: the code fits one transfer alone.',
    ],
    keys: {
      Enter: 'In the amount: makes the code.',
      'k, tr': 'Behind a number: a thousand, a million đồng.',
    },
    tokens: {
      '--keo-primary': 'What comes next.',
      '--keo-good': 'The money is there.',
      '--keo-ink-2': 'Where to transfer to.',
    },
    good: ['Leave it open while people are in the app of their bank: it knows when the money comes.'],
    bad: ['Do not draw the code again yourself: a bank reads only all of it.'],
  },
  withdraw: {
    component: 'WithdrawPanel',
    name: 'Withdraw',
    what: 'What goes to a bank: fee, what arrives and when, before anything is confirmed by a code.',
    when: ['In the wallet of whoever has earned.', 'Not where no account was added: it leads there first.'],
    keys: {
      Enter: 'In the amount: goes on to the code.',
      'Digits, Backspace': 'Fill and empty the boxes of the code, and move along them.',
    },
    tokens: {
      '--keo-primary': 'What comes next.',
      '--keo-danger': 'What is too much.',
      '--keo-ink-2': 'Fee and limits.',
    },
    good: ['Say how long a new account waits, by the server’s clock: the panel does.'],
    bad: ['Do not offer a sum that the day’s limits refuse.'],
  },
  transactions: {
    component: 'TransactionList',
    name: 'Transactions',
    what: 'Every movement of money, with what was left after it, by kind, day and number, page by page.',
    when: ['On a page of the wallet.', 'Not for the last few: the wallet’s card shows those.'],
    keys: { Tab: 'Filters, movements, pages.', Enter: 'On a movement: its receipt.' },
    tokens: {
      '--keo-good': 'Money that came in.',
      '--keo-line': 'Lines between.',
      '--keo-ink-2': 'Times and numbers.',
    },
    good: ['Keep filter and page in the address: a link then shows what its sender saw.'],
    bad: ['Do not add the amounts up yourself: fees and holds are movements too.'],
  },
  jobs: {
    component: 'JobList',
    name: 'Job list',
    what: 'What is open now, found by words with or without accents, by pay, kind and place.',
    when: ['Where people look for work.', 'Not for their own jobs: those are `OwnJobs`.'],
    keys: { Enter: 'On a job: opens it.', Tab: 'Search, filters, jobs.' },
    tokens: {
      '--keo-surface': 'The background of a job.',
      '--keo-seal': 'What it pays.',
      '--keo-ink-2': 'Who posts it, and since when.',
    },
    good: ['Keep the filter in the address, so that Back brings it back.'],
    bad: ['Do not hide what somebody cannot take: the job says why.'],
  },
  deal: {
    component: 'DealDetail',
    name: 'Deal',
    what: 'One piece of work between two people: whose turn it is, what happens by itself and when, the money that is held.',
    when: [
      'On the page of a deal, for either of the two; `DealDesk` where there is room for three columns.',
      'Not in a list: `DealList` leads here.',
    ],
    keys: {
      Tab: 'What is to be done first, ways out last.',
      Escape: 'Leaves a question about money unanswered, and nothing is done.',
    },
    tokens: {
      '--keo-primary': 'What comes next.',
      '--keo-danger': 'Ways out that cost something.',
      '--keo-good': 'What is paid.',
    },
    good: ['Show it anew when its notification comes: it draws what the server says may be done.'],
    bad: ['Do not decide yourself who may do what: the deal brings its actions with it.'],
  },
  chat: {
    component: 'ChatPanel',
    name: 'Chat',
    what: 'Conversations about jobs and deals, live, kept while the network is away, in order.',
    when: ['Beside a deal, or on a page of its own.', 'Not before an author has written: applicants wait.'],
    keys: {
      Enter: 'Sends the message.',
      'Shift Enter': 'Begins another line.',
    },
    tokens: {
      '--keo-primary': 'What one says oneself.',
      '--keo-tint': 'What the other says.',
      '--keo-seal': 'What was not read.',
    },
    good: ['Give it a height: it scrolls by itself.'],
    bad: ['Do not take contacts out of what is written: the server masks them until there is a deal.'],
  },
} as const satisfies Record<string, ComponentPage>;
