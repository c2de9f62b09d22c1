import { forwardRef } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { PasswordField, type PasswordFieldProps } from '../ui/password-field.tsx';

export type NamedPasswordFieldProps = Omit<PasswordFieldProps, 'labels' | 'label'> & { label?: string };

export const NamedPasswordField = forwardRef<HTMLInputElement, NamedPasswordFieldProps>(
  function NamedPasswordField({ label, ...rest }, ref) {
    const translate = useTranslate();
    return (
      <PasswordField
        {...rest}
        ref={ref}
        label={label ?? translate('auth.password.label')}
        labels={{
          show: translate('auth.password.show'),
          hide: translate('auth.password.hide'),
          capsLock: translate('auth.password.capsLock'),
        }}
      />
    );
  },
);
