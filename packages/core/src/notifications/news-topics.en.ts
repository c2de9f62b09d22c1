import type { newsTopicsVi } from './news-topics.vi.ts';

export const newsTopicsEn: Record<keyof typeof newsTopicsVi, string> = {
  'news.deadlines': 'deadlines and money',
  'news.applications': 'applications and deals',
  'news.proofs': 'proofs and reviews',
  'news.messages': 'messages',
  'news.account': 'your account and its security',
};
