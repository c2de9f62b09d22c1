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
};
