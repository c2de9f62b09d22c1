import { jobLimits } from '@keo/core/contract';
import { useKeptFiles } from '../../uploads/use-kept-files.ts';
import { useUpload } from '../../uploads/use-upload.ts';
import type { JobForm } from './job-form.ts';

export function usePostFiles(
  name: string,
  files: JobForm['attachments'],
  onChange: (files: JobForm['attachments']) => void,
) {
  const scope = `files ${name}`;
  const upload = useUpload(scope, jobLimits.attachmentsMax);
  const known = new Map([...files, ...upload.files].map((file) => [file.id, file.name]));
  const kept = useKeptFiles(scope, jobLimits.attachmentsMax, {
    ids: files.map(({ id }) => id),
    onChange: (ids) => onChange(ids.map((id) => ({ id, name: known.get(id) ?? id }))),
  });
  return {
    scope,
    max: jobLimits.attachmentsMax - kept.earlier.length,
    earlier: files.filter(({ id }) => kept.earlier.includes(id)),
    isBusy: kept.isBusy,
    clear: kept.clear,
  };
}
