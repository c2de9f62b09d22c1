import { forwardRef } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Checkbox, type CheckboxProps } from '../ui/checkbox.tsx';
import type { RenderLink } from './form-frame.tsx';

type Props = Omit<CheckboxProps, 'label'> & {
  termsHref: string;
  privacyHref: string;
  renderLink: RenderLink;
};

export const AcceptTerms = forwardRef<HTMLInputElement, Props>(function AcceptTerms(
  { termsHref, privacyHref, renderLink, ...rest },
  ref,
) {
  const translate = useTranslate();
  const className = 'keo-form__link';
  return (
    <Checkbox
      {...rest}
      ref={ref}
      label={
        <>
          {translate('auth.signUp.acceptBefore')}{' '}
          {renderLink({ href: termsHref, className, children: translate('auth.signUp.terms') })}{' '}
          {translate('auth.signUp.acceptBetween')}{' '}
          {renderLink({ href: privacyHref, className, children: translate('auth.signUp.privacy') })}
        </>
      }
    />
  );
});
