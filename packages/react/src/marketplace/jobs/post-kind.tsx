import { acceptModes, jobKinds } from '@keo/core/contract';
import { Choice } from './choice.tsx';
import { withKind } from './job-form.ts';
import type { PostStepProps } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

export function PostKind({ form, change }: PostStepProps) {
  const t = usePostJobTexts();
  return (
    <>
      <Choice
        hideLegend
        legend={t('post.kind')}
        options={jobKinds.map((value) => ({
          value,
          label: t(`post.kind.${value}`),
          detail: t(`post.kind.${value}.detail`),
        }))}
        value={form.kind}
        onChange={(kind) => change(withKind(form, kind))}
      />
      {form.kind === 'QUICK' && (
        <Choice
          legend={t('post.accept')}
          options={acceptModes.map((value) => ({
            value,
            label: t(`post.accept.${value}`),
            detail: t(`post.accept.${value}.detail`),
          }))}
          value={form.acceptMode}
          onChange={(acceptMode) => change({ acceptMode })}
        />
      )}
    </>
  );
}
