import * as repository from './applications.repository.ts';

/** What postings know of those who applied. */
export type Applicants = Pick<typeof repository, 'countByJob' | 'findOf' | 'endWaiting' | 'listWaiting'>;

export const applicants: Applicants = repository;
