import { Notice } from '../../ui/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { isOfStep, steps } from './job-form.ts';
import { PostKind } from './post-kind.tsx';
import { PostTerms } from './post-terms.tsx';
import { PostWhat } from './post-what.tsx';
import type { PostJob } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

/** `id` for the button outside that submits it. */
export function PostForm({ id, post }: { id: string; post: PostJob }) {
  const t = usePostJobTexts();
  const { step, problems, isWrong } = post;
  const broken = steps.find((one) => [...problems].some((path) => isOfStep(path, one))) ?? 'what';
  return (
    <form id={id} className="keo-stack" noValidate onSubmit={post.next}>
      {step === 'kind' && <PostKind {...post} />}
      {step === 'what' && <PostWhat {...post} />}
      {step === 'proofs' && (
        <>
          <p className="keo-quiet">{t('post.proofs.detail')}</p>
          <ConditionFields
            conditions={post.form.conditions}
            onChange={(conditions) => post.change({ conditions })}
            isWrong={isWrong}
          />
        </>
      )}
      {step === 'terms' && <PostTerms {...post} />}
      {step === 'preview' && (
        <>
          <Notice tone="wash">{t('post.incomplete', { step: t(`post.${broken}`) })}</Notice>
          <Button onClick={() => post.go(broken)}>{t('post.incomplete.go')}</Button>
        </>
      )}
      {post.isKept && (
        <p className="keo-quiet">
          {t('post.kept')}{' '}
          <Button variant="link" onClick={post.discard}>
            {t('post.discard')}
          </Button>
        </p>
      )}
    </form>
  );
}
