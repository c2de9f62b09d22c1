import { ConditionFields } from './condition-fields.tsx';
import type { PostStepProps } from './post-step.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

export function PostProofs({ form, change, isWrong }: Omit<PostStepProps, 'files'>) {
  const t = usePostJobTexts();
  return (
    <>
      <p className="keo-quiet">{t('post.proofs.detail')}</p>
      <ConditionFields
        conditions={form.conditions}
        onChange={(conditions) => change({ conditions })}
        isWrong={isWrong}
      />
    </>
  );
}
