import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ApiError, isApiError } from '@keo/core';
import { useKeoClient } from '../client/use-keo-client.ts';
import { refusedFields } from './refused-fields.ts';

/**
 * Submits a form. Server errors of fields are set on them, and the first gets the focus; others are `failure`.
 * `getField` maps the API's fields to the form's.
 */
export function useSubmission<Values extends FieldValues, Context, Output extends FieldValues>(
  form: UseFormReturn<Values, Context, Output>,
  send: (values: Output) => Promise<void>,
  getField: (error: ApiError) => Record<string, string> = (error) => refusedFields(error),
) {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const names = new Set(Object.keys(form.getValues()));
  const isField = (name: string): name is Path<Values> => names.has(name);

  type Refused = { name: Path<Values>; message: string };
  /** Lists what the server refused last, in the language of now. */
  const [refused, setRefused] = useState<{ list: () => Refused[] } | null>(null);
  const { i18n } = useKeoClient();
  useEffect(() => {
    const tell = () => {
      for (const { name, message } of refused?.list() ?? [])
        if (form.getFieldState(name).error?.type === 'server')
          form.setError(name, { type: 'server', message });
    };
    return i18n.subscribe(tell);
  }, [i18n, form, refused]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const list = () =>
        Object.entries(getField(error)).flatMap(([name, message]) =>
          isField(name) ? [{ name, message }] : [],
        );
      const known = list();
      setRefused({ list });
      if (known.length === 0) setFailure(error);
      for (const [index, { name, message }] of known.entries())
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  });

  return {
    failure,
    isBusy: form.formState.isSubmitting,
    onSubmit: (event: React.FormEvent) => void submit(event),
    submit,
  };
}
