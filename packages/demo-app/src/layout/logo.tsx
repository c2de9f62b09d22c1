import { Knot, useTranslate } from '@keo/react';
import { PageLink } from '../routes/page-link.tsx';

export function Logo() {
  const translate = useTranslate();
  return (
    <PageLink to="/" className="site-logo" exact>
      <Knot />
      {translate('app.name')}
    </PageLink>
  );
}
