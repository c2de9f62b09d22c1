import type { dashboardVi } from './dashboard.vi.ts';

export const dashboardEn: Record<keyof typeof dashboardVi, string> = {
  'dashboard.greeting': 'Hello {name},',
  'dashboard.waiting': '{count} unread',
  'dashboard.waiting.tail': 'waiting for you.',
  'dashboard.nothing': 'your hands are free today.',
  'dashboard.lead': 'Newest first. Each row takes you to where something has to be done.',
  'dashboard.lead.nothing': 'When something needs you, it appears here at once.',
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
  'dashboard.sandbox.text': 'A new notification arrives every 20–40 seconds. In a hurry? Send yourself one.',
  'dashboard.sandbox.open': 'Open the sandbox',
};
