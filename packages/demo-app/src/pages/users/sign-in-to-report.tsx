import { buttonVariants } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';

/** Comes back to the open report. */
export const signInToReport = (callbackUrl: string, label: string) => (
  <PageLink to="/signin" search={{ callbackUrl }} className={buttonVariants({ variant: 'link' })}>
    {label}
  </PageLink>
);
