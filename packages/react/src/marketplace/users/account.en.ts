import type { accountVi } from './account.vi.ts';

export const accountEn: Readonly<Record<keyof typeof accountVi, string>> = {
  'copy.title': 'Download my data',
  'copy.detail':
    'You get a ZIP file with your profile, jobs, deals, messages, reviews, transactions and the files you uploaded. It takes a few minutes; you can leave this page meanwhile.',
  'copy.ask': 'Ask for a copy',
  'copy.making': 'Putting your data together',
  'copy.percent': '{percent}% done',
  'copy.ready': 'The copy of {time} is ready.',
  'copy.until': 'You can download it until {time}. After that you can ask for a new one.',
  'copy.download': 'Download the ZIP file ({size} MB)',
  'copy.again': 'Make a new copy',
  'copy.failed': 'The copy could not be made',
  'copy.failed.detail': 'Your data is all there. Please try again.',
  'copy.retry': 'Try again',
  'close.title': 'Close my account',
  'close.detail':
    'A closed account cannot be opened again: you are signed out everywhere, your profile is gone, and in the deals of others you are “Tài khoản đã đóng”, a closed account. Your username, e-mail and phone are kept so that nobody can come as you. If you need your data, download it first.',
  'close.obstacles': 'Before it can be closed, see to these:',
  'close.ready':
    'Nothing is in the way. Enter your password and type your username ({username}) to close it.',
  'close.DISPUTES': 'Open disputes: {count}. Wait for the decision or agree with the other side',
  'close.PROOFS_TO_REVIEW': 'Proofs that wait for your review: {count}',
  'close.DEALS': 'Running deals: {count}. Finish or stop them',
  'close.JOBS': 'Open jobs: {count}. Close them to get the held money back',
  'close.HELD': '{amount} of yours is held: it returns to your wallet when deals and jobs end',
  'close.UNCLEAR_MONEY': 'Transfers that are being looked at: {count}. Wait for the result',
  'close.WITHDRAWALS': '{amount} is on its way to your bank: wait until it is there',
  'close.BALANCE': '{amount} in your wallet: withdraw it to your bank account',
  'close.go.DISPUTES': 'See the disputes',
  'close.go.PROOFS_TO_REVIEW': 'Review the proofs',
  'close.go.DEALS': 'See the deals',
  'close.go.JOBS': 'See my jobs',
  'close.go.HELD': 'See what is held',
  'close.go.UNCLEAR_MONEY': 'See the transfers',
  'close.go.WITHDRAWALS': 'See the withdrawals',
  'close.go.BALANCE': 'Withdraw',
  'close.applications': 'Your waiting applications ({count}) will be withdrawn.',
  'close.leftover':
    'There is {amount} left in your wallet, less than can be withdrawn. It stays yours in the books of Keo; to get it, write to us on the Contact page.',
  'close.username': 'Type your username',
  'close.submit': 'Close my account for good',
};
