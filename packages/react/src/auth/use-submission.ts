import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ApiError, isApiError } from '@keo/core';

/** Error messages by field of a refusal; `message` replaces the server's. */
export function refusedFields(error: ApiError, message = ''): Record<string, string> {
  const fields: unknown = error.refusal?.['fields'];
  const said = Array.isArray(fields) ? fields.map((name) => [name, name]) : Object.entries(Object(fields));
  // Without a message, the value is the field's name.
  return Object.fromEntries(
    said.map(([name, words]) => [String(name), message || (words === name ? '' : String(words))]),
  );
}

/**
 * Submits a form. Server errors of fields are set on them, and the first gets the focus; others are `failure`.
 * `fieldOf` maps the API's fields to the form's.
 */
export function useSubmission<Values extends FieldValues, Context, Output extends FieldValues>(
  form: UseFormReturn<Values, Context, Output>,
  send: (values: Output) => Promise<void>,
  fieldOf: (error: ApiError) => Record<string, string> = (error) => refusedFields(error),
) {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const names = new Set(Object.keys(form.getValues()));
  const isField = (name: string): name is Path<Values> => names.has(name);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const known = Object.entries(fieldOf(error)).filter(([name]) => isField(name));
      if (known.length === 0) setFailure(error);
      for (const [index, [name, message]] of known.entries()) {
        if (isField(name)) form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    }
  });

  return {
    failure,
    isBusy: form.formState.isSubmitting,
    onSubmit: (event: React.FormEvent) => void submit(event),
    submit,
  };
}
