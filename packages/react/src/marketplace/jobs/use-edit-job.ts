import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, get, set, useForm } from 'react-hook-form';
import { object, partial, safeParse } from 'valibot';
import { type JobView, createJobSchema, jobsEndpoints } from '@keo/core/contract';
import { useDraft } from '../../client/use-draft.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { type JobForm, findClashes, readRewritten, rebase, toForm } from './job-form.ts';
import { usePostFiles } from './use-post-files.ts';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The product's build leaves out what endpoints take. */
function wordsSchema() {
  const { title, description, categorySlug, questions, fileIds } = createJobSchema.entries;
  return partial(
    object({ title, description, categorySlug, questions: questions.wrapped, fileIds: fileIds.wrapped }),
  );
}

/** Only the words that differ from the job's, and the paths of invalid ones. */
function readWords(job: JobView, form: JobForm) {
  const fileIds = form.attachments.map(({ id }) => id);
  const questions = form.questions.filter((question) => question.trim() !== '');
  const { title, description, categorySlug } = form;
  const read = safeParse(wordsSchema(), {
    ...(title.trim() !== job.title && { title }),
    ...(description.trim() !== job.description && { description }),
    ...(categorySlug !== job.categorySlug && { categorySlug }),
    ...(job.applicants === 0 && !isEqual(questions, job.questions) && { questions }),
    ...(!isEqual(
      fileIds,
      job.attachments.map(({ id }) => id),
    ) && { fileIds }),
  });
  const paths = read.issues?.map(({ path = [] }) => path.map(({ key }) => String(key)).join('.')) ?? [];
  return { words: read.success ? read.output : null, paths };
}

const getChecks =
  (job: JobView): Resolver<JobForm> =>
  (values) => {
    const errors = {};
    for (const path of readWords(job, values).paths) set(errors, path, { type: 'contract' });
    return { values, errors };
  };

/** The words of a published job while they are rewritten, kept on this device until they are saved. */
export function useEditJob(job: JobView, onSaved: () => void) {
  const name = `job.words.${job.id}`;
  const kept = useDraft(name);
  const [begun] = useState(() => {
    const rewritten = readRewritten(kept.text);
    return rewritten
      ? { form: rebase(rewritten, job), clashes: findClashes(rewritten, job) }
      : { form: toForm(job), clashes: [] };
  });
  const base = useRef<JobForm | null>(null);
  const [form, setForm] = useState(begun.form);
  const [clashes, setClashes] = useState(begun.clashes);
  const stale = [jobsEndpoints.jobInfo, jobsEndpoints.myJobsList, jobsEndpoints.jobsList];
  const edit = useKeoMutation(jobsEndpoints.editJob, stale, { refetchesOnError: true });
  const [isSame, setIsSame] = useState(false);
  const { register, handleSubmit, reset, setValues, subscribe, trigger, formState } = useForm<JobForm>({
    defaultValues: begun.form,
    resolver: getChecks(job),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: ({ values, isSubmitted }) => {
        setForm({ ...values });
        setIsSame(false);
        if (isEqual(values, base.current)) kept.drop();
        else kept.keep(JSON.stringify({ base: base.current, form: values }));
        if (isSubmitted) void trigger();
      },
    }),
  );
  useEffect(() => {
    const [before, now] = [base.current, toForm(job)];
    base.current = now;
    if (!before || isEqual(before, now)) return;
    const rewritten = { base: before, form };
    setClashes((known) => [...new Set([...known, ...findClashes(rewritten, job)])]);
    setValues(rebase(rewritten, job));
  }, [job, form, setValues]);
  const files = usePostFiles(name, form.attachments, (next) => setValues({ attachments: next }));
  const save = () => {
    const { words } = readWords(job, form);
    if (!words || edit.isPending || files.isBusy) return;
    if (Object.keys(words).length === 0) return setIsSame(true);
    edit.mutate(
      { jobId: job.id, version: job.version, words },
      {
        onSuccess() {
          kept.drop();
          files.clear();
          onSaved();
        },
      },
    );
  };
  return {
    form,
    files,
    register,
    change: setValues,
    isWrong: (path: string) => get(formState.errors, path) !== undefined,
    isSame,
    /** Changed on another device too, and not yet given up here. */
    clashes: clashes.filter((field) => !isEqual(form[field], toForm(job)[field])),
    isKept: kept.text !== null,
    discard: () => {
      const now = toForm(job);
      reset(now);
      setForm(now);
      setClashes([]);
      kept.drop();
      files.clear();
    },
    isBusy: edit.isPending,
    error: edit.error,
    submit: (event: SyntheticEvent) => void handleSubmit(save)(event),
  };
}
