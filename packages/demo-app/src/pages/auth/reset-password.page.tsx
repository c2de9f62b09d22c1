import { ResetPasswordForm } from '@keo/react';
import { resetSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { renderLink } from './render-link.tsx';

export function ResetPasswordPage() {
  const { identifier } = usePageSearch(resetSearch);
  return <ResetPasswordForm renderLink={renderLink} {...(identifier !== undefined && { identifier })} />;
}
