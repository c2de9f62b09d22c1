import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { Path } from './paths.ts';
import {
  contactSearch,
  dashboardSearch,
  myJobsSearch,
  myReviewsSearch,
  myTasksSearch,
  openedSearch,
  rechargeSearch,
  resetSearch,
  sandboxSearch,
  signedOutSearch,
  tasksSearch,
  transactionsSearch,
  userSearch,
  bankCardsSearch,
  withdrawSearch,
} from './search.schema.ts';

export type Layout = 'default' | 'auth' | 'dashboard';

export type RouteRow = {
  readonly layout: Layout;
  readonly page: () => Promise<ComponentType>;
  readonly search?: GenericSchema;
};

/** The frame and page of each path in `paths.ts`. Guards depend on the path alone (`guards.ts`). */
export const routeTable: Readonly<Record<Path, RouteRow>> = {
  '/': {
    layout: 'default',
    page: () => import('../pages/home/home.page.tsx').then((it) => it.HomePage),
  },
  '/about': {
    layout: 'default',
    page: () => import('../pages/about/about.page.tsx').then((it) => it.AboutPage),
  },
  '/terms': {
    layout: 'default',
    page: () => import('../pages/legal/terms.page.tsx').then((it) => it.TermsPage),
  },
  '/privacy': {
    layout: 'default',
    page: () => import('../pages/legal/privacy.page.tsx').then((it) => it.PrivacyPage),
  },
  '/contact': {
    layout: 'default',
    search: contactSearch,
    page: () => import('../pages/support/contact.page.tsx').then((it) => it.ContactPage),
  },
  '/signin': {
    layout: 'auth',
    search: signedOutSearch,
    page: () => import('../pages/auth/signin.page.tsx').then((it) => it.SignInPage),
  },
  '/signup': {
    layout: 'auth',
    page: () => import('../pages/auth/signup.page.tsx').then((it) => it.SignUpPage),
  },
  '/forgot-password': {
    layout: 'auth',
    page: () => import('../pages/auth/forgot-password.page.tsx').then((it) => it.ForgotPasswordPage),
  },
  '/reset-password': {
    layout: 'auth',
    search: resetSearch,
    page: () => import('../pages/auth/reset-password.page.tsx').then((it) => it.ResetPasswordPage),
  },
  '/verify-email': {
    layout: 'auth',
    page: () => import('../pages/auth/verify-email.page.tsx').then((it) => it.VerifyEmailPage),
  },
  '/verify-otp': {
    layout: 'auth',
    page: () => import('../pages/auth/verify-otp.page.tsx').then((it) => it.VerifyOtpPage),
  },
  '/tasks': {
    layout: 'default',
    search: tasksSearch,
    page: () => import('../pages/jobs/tasks.page.tsx').then((it) => it.TasksPage),
  },
  '/tasks/{slug}': {
    layout: 'default',
    page: () => import('../pages/jobs/job.page.tsx').then((it) => it.JobPage),
  },
  '/jobs': {
    layout: 'default',
    search: tasksSearch,
    page: () => import('../pages/jobs/projects.page.tsx').then((it) => it.ProjectsPage),
  },
  '/jobs/{slug}': {
    layout: 'default',
    page: () => import('../pages/jobs/job-redirect.page.tsx').then((it) => it.JobRedirectPage),
  },
  '/user/{id}': {
    layout: 'default',
    search: userSearch,
    page: () => import('../pages/users/user.page.tsx').then((it) => it.UserPage),
  },
  '/dashboard': {
    layout: 'dashboard',
    search: dashboardSearch,
    page: () => import('../pages/dashboard/dashboard.page.tsx').then((it) => it.DashboardPage),
  },
  '/dashboard/settings': {
    layout: 'dashboard',
    page: () => import('../pages/settings/settings.page.tsx').then((it) => it.SettingsPage),
  },
  '/dashboard/my-jobs': {
    layout: 'dashboard',
    search: myJobsSearch,
    page: () => import('../pages/jobs/my-jobs.page.tsx').then((it) => it.MyJobsPage),
  },
  '/dashboard/my-tasks': {
    layout: 'dashboard',
    search: myTasksSearch,
    page: () => import('../pages/deals/my-tasks.page.tsx').then((it) => it.MyTasksPage),
  },
  '/dashboard/my-reviews': {
    layout: 'dashboard',
    search: myReviewsSearch,
    page: () => import('../pages/reviews/my-reviews.page.tsx').then((it) => it.MyReviewsPage),
  },
  '/dashboard/wallet': {
    layout: 'dashboard',
    search: openedSearch,
    page: () => import('../pages/wallet/wallet.page.tsx').then((it) => it.WalletPage),
  },
  '/dashboard/recharge': {
    layout: 'dashboard',
    search: rechargeSearch,
    page: () => import('../pages/recharge/recharge.page.tsx').then((it) => it.RechargePage),
  },
  '/dashboard/withdraw': {
    layout: 'dashboard',
    search: withdrawSearch,
    page: () => import('../pages/withdraw/withdraw.page.tsx').then((it) => it.WithdrawPage),
  },
  '/dashboard/bank-cards': {
    layout: 'dashboard',
    search: bankCardsSearch,
    page: () => import('../pages/bank-cards/bank-cards.page.tsx').then((it) => it.BankCardsPage),
  },
  '/dashboard/transactions': {
    layout: 'dashboard',
    search: transactionsSearch,
    page: () => import('../pages/transactions/transactions.page.tsx').then((it) => it.TransactionsPage),
  },
  '/dashboard/profile': {
    layout: 'dashboard',
    page: () => import('../pages/profile/profile.page.tsx').then((it) => it.ProfilePage),
  },
  '/sandbox': {
    layout: 'default',
    search: sandboxSearch,
    page: () => import('../pages/sandbox/sandbox.page.tsx').then((it) => it.SandboxPage),
  },
};
