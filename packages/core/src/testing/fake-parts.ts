import { fakeBlocks } from './fake-blocks.ts';
import { fakeBooks } from './fake-books.ts';
import { fakeChat } from './fake-chat.ts';
import { fakeClaims } from './fake-claims.ts';
import { fakeClosing } from './fake-closing.ts';
import { fakeDataExports } from './fake-data-exports.ts';
import { fakeDeals } from './fake-deal-actions.ts';
import { fakeJobs } from './fake-jobs.ts';
import { fakePasskeys } from './fake-passkeys.ts';
import { fakePortfolio } from './fake-portfolio.ts';
import { fakeReviews } from './fake-reviews.ts';
import type { FakeParts } from './fake-world.ts';

/** All optional parts. */
export const fakeParts: Required<FakeParts> = {
  blocks: fakeBlocks,
  books: fakeBooks,
  chat: fakeChat,
  claims: fakeClaims,
  closing: fakeClosing,
  dataExports: fakeDataExports,
  deals: fakeDeals,
  jobs: fakeJobs,
  passkeys: fakePasskeys,
  portfolio: fakePortfolio,
  reviews: fakeReviews,
};
