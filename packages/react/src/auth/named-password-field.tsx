import { forwardRef } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { PasswordField, type PasswordFieldProps } from '../ui/password-field.tsx';
import { passwordStrength } from './password-strength.ts';

type Props = Omit<PasswordFieldProps, 'labels' | 'label' | 'strength'> & {
  label?: string;
  /** The password so far, where a meter shall say how strong it is. */
  measured?: string | undefined;
  /** What a password should not hold: the person's own names. */
  known?: readonly string[] | undefined;
};

/** The password field in the person's language. */
export const NamedPasswordField = forwardRef<HTMLInputElement, Props>(function NamedPasswordField(
  { label, measured, known, ...rest },
  ref,
) {
  const translate = useTranslate();
  const score = measured ? passwordStrength(measured, known) : 0;
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
      strength={
        measured
          ? { score, label: translate('auth.strength.label'), text: translate(`auth.strength.${score}`) }
          : undefined
      }
    />
  );
});
