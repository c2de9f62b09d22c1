import { forwardRef } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { StrengthMeter } from '../ui/strength-meter.tsx';
import { NamedPasswordField, type NamedPasswordFieldProps } from './named-password-field.tsx';
import { passwordStrength } from './password-strength.ts';

type Props = Omit<NamedPasswordFieldProps, 'below'> & {
  /** The password so far, while a meter shall say how strong it is. */
  measured: string | undefined;
  /** What a password should not hold: the person's own names. */
  known: readonly string[];
};

/** Where a password is chosen: the field, and how hard what is typed is to guess. */
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
