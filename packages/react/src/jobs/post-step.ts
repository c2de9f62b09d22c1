import type { JobForm } from './job-form.ts';
import type { PostFiles } from './use-post-files.ts';

/** What each step of posting works on. */
export type PostStepProps = {
  form: JobForm;
  change: (part: Partial<JobForm>) => void;
  /** Whether to say that the field at this path is wrong: only once the step was tried. */
  isWrong: (path: string) => boolean;
  files: PostFiles;
};
