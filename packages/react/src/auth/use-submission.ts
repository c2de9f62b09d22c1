import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ApiError, isApiError } from '@keo/core';

/** Messages by field for a refusal with fields (INVALID, TAKEN); `message` replaces the server's. */
export function refusedFields(error: ApiError, message = ''): Record<string, string> {
  const fields: unknown = error.refusal?.['fields'];
  const said = Array.isArray(fields) ? fields.map((name) => [name, name]) : Object.entries(Object(fields));
  // Without a message a field's value is its own name.
  return Object.fromEntries(
    said.map(([name, words]) => [String(name), message || (words === name ? '' : String(words))]),
  );
}

/**
 * Submits a form. Server errors about fields are set on them, and the first gets the focus; other errors are `failure`.
 * Typed values stay. `fieldOf` maps the API's fields to the form's.
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
