import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, get, set, useForm } from 'react-hook-form';
import { type ApiError, isApiError, randomId } from '@keo/core';
import { type CreateJob, type JobView, jobsEndpoints } from '@keo/core/contract';
import { useKeo } from '../../client/use-keo.ts';
import { useRefetch } from '../../client/use-keo-query.ts';
import { useDraft } from '../../client/use-draft.ts';
import { usePostFiles } from './use-post-files.ts';
import {
  type JobDraft,
  type JobForm,
  type Step,
  emptyForm,
  toForm,
  isOfStep,
  readForm,
  readJobDraft,
  steps,
} from './job-form.ts';

const fresh = (job: JobView | undefined): JobDraft => {
  const form = job ? toForm(job) : emptyForm;
  const saved = job ? { jobId: job.id, version: job.version, form: JSON.stringify(form) } : null;
  return { form, step: job ? 'what' : 'kind', saved, requestId: randomId() };
};

const getChecks =
  (step: Step): Resolver<JobForm> =>
  (values) => {
    const errors = {};
    for (const path of readForm(values).problems) {
      if (isOfStep(path, step)) set(errors, path, { type: 'contract' });
    }
    return { values, errors };
  };

/** Outcome unknown: retry with the same idempotency key. */
const isUnsure = (error: ApiError) => error.isUnknownOutcome || error.reason === 'IN_PROGRESS';

/** Autosaves on this device. Publishing saves first, and keeps one idempotency key until it is answered. */
export function usePostJob(job: JobView | undefined) {
  const { call, clock } = useKeo();
  const name = job ? `job.${job.id}` : 'job';
  const kept = useDraft(name);
  const refresh = useRefetch([jobsEndpoints.myJobsList, jobsEndpoints.jobInfo, jobsEndpoints.jobsList]);
  const [begun] = useState<JobDraft>(() => {
    const known = readJobDraft(kept.text);
    // The server's version is newer than the local draft.
    const isOld = job && known?.saved?.version !== job.version;
    return known && !isOld ? known : fresh(job);
  });
  const [draft, setDraft] = useState(begun);
  const [busy, setBusy] = useState<'saving' | 'publishing' | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  // Several changes before the next render must not overwrite each other.
  const latest = useRef(draft);
  const show = (next: JobDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const put = (part: Partial<JobDraft>) => {
    show({ ...latest.current, ...part, changedAt: clock.now() });
    kept.keep(JSON.stringify(latest.current));
  };

  // Validated on submit, and on each change from then on.
  const { register, handleSubmit, reset, setValues, subscribe, trigger, formState } = useForm<JobForm>({
    defaultValues: begun.form,
    resolver: getChecks(draft.step),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors } = formState;
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: ({ values, isSubmitted }) => {
        setError(null);
        put({ form: { ...values } });
        if (isSubmitted) void trigger();
      },
    }),
  );
  const go = (step: Step) => {
    put({ step });
    reset(undefined, { keepValues: true });
  };
  const files = usePostFiles(name, draft.form.attachments, (next) => setValues({ attachments: next }));
  const forget = () => {
    kept.drop();
    files.clear();
  };

  /** Null where the draft was deleted meanwhile, on another device. */
  const update = async ({ jobId, version }: NonNullable<JobDraft['saved']>, input: CreateJob) => {
    try {
      return await call(jobsEndpoints.updateJob, { jobId, version, job: input });
    } catch (failure) {
      if (isApiError(failure) && failure.reason === 'NOT_FOUND') return null;
      throw failure;
    }
  };

  const saveForm = async (from: JobDraft): Promise<JobDraft & { saved: NonNullable<JobDraft['saved']> }> => {
    const { job: input } = readForm(from.form);
    if (!input) throw new TypeError('A form that does not pass its check is not sent');
    const form = JSON.stringify(from.form);
    if (from.saved?.form === form) return { ...from, saved: from.saved };
    const { id: jobId, version } =
      (from.saved && (await update(from.saved, input))) ?? (await call(jobsEndpoints.createJob, input));
    const saved = { jobId, version, form };
    put({ saved });
    return { ...from, saved };
  };

  const act = async (kind: 'saving' | 'publishing', work: () => Promise<JobView | null>) => {
    setBusy(kind);
    setError(null);
    try {
      return { job: await work() };
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure);
      return null;
    } finally {
      setBusy(null);
      refresh();
    }
  };

  return {
    form: draft.form,
    step: draft.step,
    ...readForm(draft.form),
    isKept: kept.text !== null,
    isUnsure: error !== null && isUnsure(error),
    busy,
    error,
    files,
    register,
    change: setValues,
    /** Only after the step was submitted. */
    isWrong: (path: string) => get(errors, path) !== undefined,
    go,
    next: (event: SyntheticEvent) =>
      void handleSubmit(() => go(steps[steps.indexOf(draft.step) + 1] ?? 'preview'))(event),
    discard: () => {
      const next = fresh(job);
      reset(next.form);
      show(next);
      forget();
    },
    /** Resolves to false on failure. */
    save: async (): Promise<boolean> => {
      const done = await act('saving', async () => {
        await saveForm(latest.current);
        return null;
      });
      if (done) forget();
      return done !== null;
    },
    /** Null if it was refused or the outcome is unknown. */
    publish: async (): Promise<JobView | null> => {
      const done = await act('publishing', async () => {
        const current = await saveForm(latest.current);
        try {
          return await call(jobsEndpoints.publishJob, {
            jobId: current.saved.jobId,
            requestId: current.requestId,
          });
        } catch (failure) {
          // After a refusal the next try is another request.
          if (isApiError(failure) && !isUnsure(failure)) put({ requestId: randomId() });
          throw failure;
        }
      });
      if (done?.job) forget();
      return done?.job ?? null;
    },
  };
}

export type PostJob = ReturnType<typeof usePostJob>;
export type PostStepProps = Pick<PostJob, 'form' | 'change' | 'register' | 'isWrong' | 'files'>;
