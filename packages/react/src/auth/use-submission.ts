import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type ApiError, isApiError } from '@keo/core';

/** The messages that a refusal has for single fields: INVALID and TAKEN carry them. */
function refusedFields(error: ApiError): Record<string, string> {
  const fields = error.refusal?.['fields'];
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Sends a form. What the server has against a field goes beside that field, the first of them gets the focus;
 * everything else is `failure`. What was typed stays. `fieldOf` tells where a field of the call is on the form.
 */
export function useSubmission<Values extends FieldValues, Context, Output extends FieldValues>(
  form: UseFormReturn<Values, Context, Output>,
  send: (values: Output) => Promise<void>,
  fieldOf: (error: ApiError) => Record<string, string> = refusedFields,
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

export { refusedFields };
