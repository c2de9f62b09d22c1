import { fillText } from '../../../core/src/i18n/fill-text.ts';
import { en } from '../../../core/src/client/texts.en.ts';
import { vi } from '../../../core/src/client/texts.vi.ts';
import { asksEn } from '../../../react/src/marketplace/jobs/asks.en.ts';
import { asksVi } from '../../../react/src/marketplace/jobs/asks.vi.ts';
import { dealsEn } from '../../../react/src/marketplace/deals/deals.en.ts';
import { dealsVi } from '../../../react/src/marketplace/deals/deals.vi.ts';
import { jobsEn } from '../../../react/src/marketplace/jobs/jobs.en.ts';
import { jobsVi } from '../../../react/src/marketplace/jobs/jobs.vi.ts';
import { ownApplicationsEn } from '../../../react/src/marketplace/applications/own-applications.en.ts';
import { ownApplicationsVi } from '../../../react/src/marketplace/applications/own-applications.vi.ts';
import { ownJobsEn } from '../../../react/src/marketplace/jobs/own-jobs.en.ts';
import { ownJobsVi } from '../../../react/src/marketplace/jobs/own-jobs.vi.ts';
import { postJobEn } from '../../../react/src/marketplace/jobs/post-job.en.ts';
import { postJobVi } from '../../../react/src/marketplace/jobs/post-job.vi.ts';
import { booksEn } from '../../../react/src/marketplace/transactions/books.en.ts';
import { booksVi } from '../../../react/src/marketplace/transactions/books.vi.ts';
import { uploadsEn } from '../../../react/src/uploads/uploads.en.ts';
import { uploadsVi } from '../../../react/src/uploads/uploads.vi.ts';
import { profileFormEn } from '../../../react/src/marketplace/users/profile-form.en.ts';
import { profileFormVi } from '../../../react/src/marketplace/users/profile-form.vi.ts';
import { inboxEn } from '../../../react/src/notifications/inbox.en.ts';
import { inboxVi } from '../../../react/src/notifications/inbox.vi.ts';
import { changeContactEn } from '../../../react/src/marketplace/users/change-contact.en.ts';
import { changeContactVi } from '../../../react/src/marketplace/users/change-contact.vi.ts';
import { reportEn } from '../../../react/src/marketplace/reports/report.en.ts';
import { reportVi } from '../../../react/src/marketplace/reports/report.vi.ts';
import { reviewsEn } from '../../../react/src/marketplace/reviews/reviews.en.ts';
import { reviewsVi } from '../../../react/src/marketplace/reviews/reviews.vi.ts';
import { chatEn } from '../../../react/src/marketplace/chat/chat.en.ts';
import { chatVi } from '../../../react/src/marketplace/chat/chat.vi.ts';
import { claimsEn } from '../../../react/src/marketplace/recharge/claims.en.ts';
import { claimsVi } from '../../../react/src/marketplace/recharge/claims.vi.ts';
import { sandboxEn } from '../../src/pages/sandbox/sandbox.en.ts';
import { sandboxVi } from '../../src/pages/sandbox/sandbox.vi.ts';
import { shellEn } from '../../src/layout/shell.en.ts';
import { shellVi } from '../../src/layout/shell.vi.ts';
import { settingsEn } from '../../src/pages/settings/settings.en.ts';
import { settingsVi } from '../../src/pages/settings/settings.vi.ts';
import { contactEn } from '../../src/pages/support/contact.en.ts';
import { contactVi } from '../../src/pages/support/contact.vi.ts';
import { homeEn } from '../../src/pages/home/home.en.ts';
import { homeVi } from '../../src/pages/home/home.vi.ts';
import { dashboardEn } from '../../src/pages/dashboard/dashboard.en.ts';
import { dashboardVi } from '../../src/pages/dashboard/dashboard.vi.ts';
import type { Person } from './person.model.ts';

const texts = {
  vi: {
    ...vi,
    ...dealsVi,
    ...jobsVi,
    ...asksVi,
    ...ownApplicationsVi,
    ...ownJobsVi,
    ...postJobVi,
    ...booksVi,
    ...uploadsVi,
    ...profileFormVi,
    ...inboxVi,
    ...changeContactVi,
    ...reportVi,
    ...reviewsVi,
    ...chatVi,
    ...claimsVi,
    ...sandboxVi,
    ...shellVi,
    ...settingsVi,
    ...contactVi,
    ...homeVi,
    ...dashboardVi,
  },
  en: {
    ...en,
    ...dealsEn,
    ...jobsEn,
    ...asksEn,
    ...ownApplicationsEn,
    ...ownJobsEn,
    ...postJobEn,
    ...booksEn,
    ...uploadsEn,
    ...profileFormEn,
    ...inboxEn,
    ...changeContactEn,
    ...reportEn,
    ...reviewsEn,
    ...chatEn,
    ...claimsEn,
    ...sandboxEn,
    ...shellEn,
    ...settingsEn,
    ...contactEn,
    ...homeEn,
    ...dashboardEn,
  },
};

/** A key of the product's texts; plural keys without their form. */
type Key = keyof typeof texts.vi extends infer Name
  ? Name extends `${infer Bare}_other`
    ? Bare
    : Name & string
  : never;

/** Texts in the user's language: a story is told once for both. */
export type Words = ReturnType<typeof createWordsModel>;

export function createWordsModel({ say }: Person) {
  const locale = say<'vi' | 'en'>('vi', 'en');
  const known: Readonly<Record<string, string>> = texts[locale];
  return (key: Key, params: Record<string, string | number> = {}) =>
    fillText((name) => known[name], locale, key, params);
}
