import { useEffect, useRef } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useTranslate } from '../i18n/use-translate.ts';
import { CodeField } from '../ui/code-field.tsx';

type Props<Values extends FieldValues, Context, Output extends FieldValues> = {
  control: Control<Values, Context, Output>;
  name: Path<Values>;
  /** Sets the value without validating it: the sentence about the last code stays while the next one is typed. */
  onChange: (code: string) => void;
  onComplete?: () => void;
  isBusy?: boolean;
  focusesFirst?: boolean;
};

/** The boxes of every code. An error moves the focus to the first. */
export function CodeInput<Values extends FieldValues, Context, Output extends FieldValues>({
  control,
  name,
  onChange,
  onComplete,
  isBusy = false,
  focusesFirst = false,
}: Props<Values, Context, Output>) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const {
    field,
    fieldState: { error },
  } = useController({ control, name });
  const { ref } = field;
  useEffect(() => ref({ focus: () => frame.current?.querySelector('input')?.focus() }), [ref]);
  return (
    <div ref={frame}>
      <CodeField
        label={translate('auth.code.label')}
        value={field.value}
        onChange={onChange}
        onComplete={onComplete}
        digitLabel={(number, total) => translate('ui.code.digit', { number, total })}
        error={error && (error.type === 'server' ? error.message : translate('auth.code.invalid'))}
        readOnly={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the code is the only field
        autoFocus={focusesFirst}
      />
    </div>
  );
}
