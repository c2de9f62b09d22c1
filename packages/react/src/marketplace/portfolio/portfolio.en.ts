import type { portfolioVi } from './portfolio.vi.ts';

export const portfolioEn: Readonly<Record<keyof typeof portfolioVi, string>> = {
  'portfolio.title': 'Work done',
  'portfolio.for': 'For {name}',
  'portfolio.look': 'Look at the pictures of {title}',
  'portfolio.own': 'Work to show on your page',
  'portfolio.own.detail':
    'Only approved parts of completed deals, and only if the author agrees. Contacts in its words are masked.',
  'portfolio.own.none': 'Once a deal is completed, its approved parts stand here.',
  'portfolio.ask': 'Ask to show it',
  'portfolio.remove': 'Take it down',
  'portfolio.takeBack': 'Ask no more',
  'portfolio.state.ASKED': 'Waits for the author',
  'portfolio.state.PUBLIC': 'Everybody sees it',
  'portfolio.state.DECLINED': 'The author did not agree',
  'portfolio.late': 'More than 30 days ago: too late to ask',
  'portfolio.asked': 'Workers ask to show what they did for you',
  'portfolio.asked.detail':
    'Its pictures and approved words become public. You may change your mind at any time.',
  'portfolio.agree': 'Agree',
  'portfolio.decline': 'Decline',
  'portfolio.stop': 'Show it no more',
  'portfolio.of': '{act}: {title}',
};
