import type { JobForm } from './job-draft.ts';
import type { PostFiles } from './use-post-files.ts';

/** Props of the wizard's steps. */
export type PostStepProps = {
  form: JobForm;
  change: (part: Partial<JobForm>) => void;
  /** Whether to show an error at this path: only after the step was submitted. */
  isWrong: (path: string) => boolean;
  files: PostFiles;
};
