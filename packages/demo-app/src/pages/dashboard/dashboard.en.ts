import type { dashboardVi } from './dashboard.vi.ts';

export const dashboardEn: Record<
  | keyof typeof dashboardVi
  | 'dashboard.waiting_one'
  | 'dashboard.waiting.tail_one'
  | 'dashboard.running.all_one',
  string
> = {
  'dashboard.greeting': 'Hello {name},',
  'dashboard.lead.nothing': 'When something needs you, it appears here at once.',
  'dashboard.waiting_one': '{count} thing',
  'dashboard.waiting_other': '{count} things',
  'dashboard.waiting.tail_one': 'waits for you.',
  'dashboard.waiting.tail_other': 'wait for you.',
  'dashboard.nothing': 'nothing waits for you today.',
  'dashboard.lead': 'The most urgent stands first. Each clock says what happens when it runs out.',
  'dashboard.failed': 'What waits for you could not be loaded',
  'dashboard.retry': 'Try again',
  'dashboard.running': 'Under way',
  'dashboard.running.all_one': 'See it',
  'dashboard.running.all_other': 'See all {count}',
  'dashboard.running.waiting': 'All work under way waits for you, just above.',
  'dashboard.first': 'Where to begin?',
  'dashboard.first.find': 'Find a task that suits you',
  'dashboard.first.find.detail': 'A quick task is yours at once, and its money is held already.',
  'dashboard.first.post': 'Post your first work',
  'dashboard.first.post.detail': 'Say what you need, what is handed in, what you pay.',
  'dashboard.first.bank': 'Add a bank account',
  'dashboard.first.bank.detail': 'Added a day ahead, it can be withdrawn to as soon as you need it.',
  'dashboard.balance.available': 'Available',
  'dashboard.balance.held': 'Held for deals',
  'dashboard.balance.withdrawing': 'On the way out',
  'dashboard.balance.refresh': 'Refresh the balance',
  'dashboard.balance.refreshed': 'The balance was read again',
  'dashboard.balance.recharge': 'Add money',
  'dashboard.balance.withdraw': 'Withdraw',
  'dashboard.verify.title': 'Verify to be trusted',
  'dashboard.verify.email': 'Verify {address}',
  'dashboard.verify.phone': 'Verify {address}',
  'dashboard.sandbox.title': 'You are in the sandbox',
  'dashboard.sandbox.text': 'Send yourself a notification, get money to try with, and move the clock.',
  'dashboard.sandbox.open': 'Open the sandbox',
};
