import { useRef, useState } from 'react';
import { type ApiError, isApiError } from '@keo/core';
import { type JobView, jobsEndpoints } from '@keo/core/contract';
import { useKeo } from '../client/use-keo.ts';
import { useStale } from '../client/use-keo-query.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { type JobDraft, readJobDraft } from './job-draft.ts';
import { usePostFiles } from './use-post-files.ts';
import { type JobForm, type Step, emptyForm, formOf, readForm } from './job-form.ts';

const fresh = (job: JobView | undefined): JobDraft => {
  const form = job ? formOf(job) : emptyForm;
  const saved = job ? { jobId: job.id, version: job.version, form: JSON.stringify(form) } : null;
  return { form, step: job ? 'what' : 'kind', saved, requestId: crypto.randomUUID() };
};

/** Nothing is known of what became of it: the same is asked for again, never anew. */
const isUnsure = (error: ApiError) => error.isUnknownOutcome || error.reason === 'IN_PROGRESS';

/**
 * A posting that is being written. Each change is kept on this device; publishing saves what the server has not yet,
 * then opens it under one request id until there is an answer.
 */
export function usePostJob(job: JobView | undefined) {
  const { call } = useKeo();
  const name = job ? `job.${job.id}` : 'job';
  const kept = useDraft(name);
  const refresh = useStale([jobsEndpoints.myJobsList, jobsEndpoints.jobInfo, jobsEndpoints.jobsList]);
  const [draft, setDraft] = useState<JobDraft>(() => {
    const known = readJobDraft(kept.text);
    // What the server has since changed is newer than what was kept here.
    const isOld = job && known?.saved?.version !== job.version;
    return known && !isOld ? known : fresh(job);
  });
  const [busy, setBusy] = useState<'saving' | 'publishing' | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  // A field that is left and a button that is pressed may both speak before the next render: neither may undo the other.
  const latest = useRef(draft);
  const show = (next: JobDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const put = (next: JobDraft) => {
    show(next);
    kept.keep(JSON.stringify(next));
  };

  const change = (part: Partial<JobForm>) => {
    setError(null);
    put({ ...latest.current, form: { ...latest.current.form, ...part } });
  };
  const files = usePostFiles(name, draft.form.files, (next) => change({ files: next }));
  /** What was sent, or is not to be, is kept here no longer. */
  const forget = () => {
    kept.drop();
    files.clear();
  };

  /** What the server keeps after it, or throws. */
  const saveForm = async (from: JobDraft): Promise<JobDraft & { saved: NonNullable<JobDraft['saved']> }> => {
    const { job: input } = readForm(from.form);
    if (!input) throw new TypeError('A form that does not pass its check is not sent');
    const form = JSON.stringify(from.form);
    if (from.saved?.form === form) return { ...from, saved: from.saved };
    const { id: jobId, version } = from.saved
      ? await call(jobsEndpoints.updateJob, {
          jobId: from.saved.jobId,
          version: from.saved.version,
          job: input,
        })
      : await call(jobsEndpoints.createJob, input);
    const saved = { jobId, version, form };
    put({ ...from, saved });
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
    change,
    go: (step: Step) => put({ ...latest.current, step }),
    discard: () => {
      forget();
      show(fresh(job));
      setError(null);
    },
    /** True once the server keeps it as a draft. */
    save: async (): Promise<boolean> => {
      const done = await act('saving', async () => {
        await saveForm(latest.current);
        return null;
      });
      if (done) forget();
      return done !== null;
    },
    /** The posting as it is now; null where it was refused or nothing is known. */
    publish: async (): Promise<JobView | null> => {
      const done = await act('publishing', async () => {
        const current = await saveForm(latest.current);
        try {
          return await call(jobsEndpoints.publishJob, {
            jobId: current.saved.jobId,
            requestId: current.requestId,
          });
        } catch (failure) {
          // A refusal is an answer: the next try is another request.
          if (isApiError(failure) && !isUnsure(failure)) put({ ...current, requestId: crypto.randomUUID() });
          throw failure;
        }
      });
      if (done?.job) forget();
      return done?.job ?? null;
    },
  };
}

export type PostJob = ReturnType<typeof usePostJob>;
