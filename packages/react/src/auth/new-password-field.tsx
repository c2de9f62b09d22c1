import { forwardRef } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { StrengthMeter } from '../ui/strength-meter.tsx';
import { NamedPasswordField, type NamedPasswordFieldProps } from './named-password-field.tsx';
import { passwordStrength } from './password-strength.ts';

type Props = Omit<NamedPasswordFieldProps, 'below'> & {
  /** The typed password; undefined hides the meter. */
  measured: string | undefined;
  /** Words that make a password weak, such as the user's own names. */
  known: readonly string[];
};

export const NewPasswordField = forwardRef<HTMLInputElement, Props>(function NewPasswordField(
  { measured, known, ...rest },
  ref,
) {
  const translate = useTranslate();
  const score = measured ? passwordStrength(measured, known) : 0;
  return (
    <NamedPasswordField
      {...rest}
      ref={ref}
      hint={!measured && !rest.error && translate('auth.password.invalid')}
      below={
        measured && (
          <StrengthMeter
            score={score}
            label={translate('auth.strength.label')}
            text={translate(`auth.strength.${score}`)}
          />
        )
      }
    />
  );
});
