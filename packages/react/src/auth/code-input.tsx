import { useRef } from 'react';
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { useTranslate } from '../i18n/use-translate.ts';
import { CodeField } from '../ui/code-field.tsx';

type Props<Values extends FieldValues, Context, Output extends FieldValues> = {
  control: Control<Values, Context, Output>;
  name: Path<Values>;
  focusesFirst?: boolean;
  onComplete?: () => void;
};

/** A wrong code moves the focus to the first box. */
export function CodeInput<Values extends FieldValues, Context, Output extends FieldValues>({
  control,
  name,
  focusesFirst = false,
  onComplete,
}: Props<Values, Context, Output>) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState: { error } }) => {
          field.ref({ focus: () => frame.current?.querySelector('input')?.focus() });
          return (
            <CodeField
              label={translate('auth.code.label')}
              value={field.value}
              onChange={field.onChange}
              onComplete={onComplete}
              digitLabel={(number, total) => translate('ui.code.digit', { number, total })}
              error={error && (error.type === 'server' ? error.message : translate('auth.code.invalid'))}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the code is the only field
              autoFocus={focusesFirst}
            />
          );
        }}
      />
    </div>
  );
}
