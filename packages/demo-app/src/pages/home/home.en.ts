import type { TextsLike } from '@keo/core';
import type { homeVi } from './home.vi.ts';

export const homeEn: TextsLike<typeof homeVi> = {
  'home.title.lead': 'Work agreed,',
  'home.title.seal': 'money held.',
  'home.lead': 'The money is held before work starts, and paid the moment the work is approved.',
  'home.post': 'Post work',
  'home.post.question': 'Need somebody for a task?',
  'home.signedIn.title': 'Hello {name}',
  'home.signedIn.unread_one': '{count} unread notification',
  'home.signedIn.unread_other': '{count} unread notifications',
  'home.signedIn.noUnread': 'Nothing is waiting for you',
  'home.signedIn.balance': 'Available',
  'home.signedIn.continue': 'Continue',
  'home.how.title': 'How the money is held',
  'home.how.1.title': 'Agree on the terms',
  'home.how.1.text':
    'Price, deadline and the proof to hand in are written down first. Both sides accept the very same text.',
  'home.how.1.picture': 'A sheet of terms with two linked rings',
  'home.how.2.title': 'Hold the money',
  'home.how.2.text':
    "It leaves the author's balance and stays put. From here on neither side can take it alone.",
  'home.how.2.picture': 'A red seal stamped on the sum that is held',
  'home.how.3.title': 'Approve and pay',
  'home.how.3.text':
    'Approved proof moves the money to the worker. If nobody answers in time, the work approves itself.',
  'home.how.3.picture': 'A bar of money: the paid part is green, the held part is hatched',
  'home.side.title': 'Which side are you on?',
  'home.side.authors': 'I need work done',
  'home.side.workers': 'I take on work',
  'home.authors.1.title': 'Pay only for what you approve',
  'home.authors.1.text':
    'You list the proof you need: photos, files, a description. Ask for changes if something is missing; cancel before the start and everything comes back, fee included.',
  'home.authors.2.title': 'See the total before you commit',
  'home.authors.2.text':
    'The 5% fee stands beside the price. A task of 900,000đ holds 945,000đ in total, and no line is added later.',
  'home.authors.3.title': 'Nobody leaves you hanging',
  'home.authors.3.text':
    'If the deadline passes with nothing handed in, the deal expires and the unpaid part returns to your balance.',
  'home.workers.1.title': 'The money is there before you start',
  'home.workers.1.text': 'You begin only when the deal bears the seal. No chasing, no waiting for goodwill.',
  'home.workers.2.title': 'What you take home, not what is on paper',
  'home.workers.2.text': 'Each task shows what you really get after the fee. Price 35,000đ, yours 31,500đ.',
  'home.workers.3.title': 'Silence cannot keep your money',
  'home.workers.3.text':
    'If the author does not answer within the review time, your proof approves itself and you are paid.',
};
