import { Notice } from '../auth/notice.tsx';
import { Button } from '../ui/button.tsx';
import { isOfStep, steps } from './job-form.ts';
import { PostKind } from './post-kind.tsx';
import { PostProofs } from './post-proofs.tsx';
import { PostTerms } from './post-terms.tsx';
import { PostWhat } from './post-what.tsx';
import type { PostJob } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

type Props = { post: PostJob; isTried: boolean; onNext: () => void };

const parts = { kind: PostKind, what: PostWhat, proofs: PostProofs, terms: PostTerms };

/** The fields of one step; on the last one, links to invalid steps. */
export function PostForm({ post, isTried, onNext }: Props) {
  const t = usePostJobTexts();
  const { form, step, problems, change, go } = post;
  const broken = steps.find((one) => [...problems].some((path) => isOfStep(path, one))) ?? 'what';
  const Part = step === 'preview' ? null : parts[step];
  return (
    <form
      className="keo-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      {Part ? (
        <Part
          form={form}
          change={change}
          files={post.files}
          isWrong={(path) => isTried && problems.has(path)}
        />
      ) : (
        <>
          <Notice tone="wash">{t('post.incomplete', { step: t(`post.${broken}`) })}</Notice>
          <Button onClick={() => go(broken)}>{t('post.incomplete.go')}</Button>
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
