import { PlusIcon } from '../icons/control-icons.tsx';
import { Button } from '../ui/button.tsx';
import { type ConditionForm, emptyCondition } from './job-form.ts';
import { PostProof } from './post-proof.tsx';
import type { PostStepProps } from './post-step.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

const most = 20;

export function PostProofs({ form, change, isWrong }: PostStepProps) {
  const t = usePostJobTexts();
  const { conditions } = form;
  const put = (at: number, part: Partial<ConditionForm>) =>
    change({ conditions: conditions.map((one, no) => (no === at ? { ...one, ...part } : one)) });
  return (
    <>
      <p className="keo-quiet">{t('post.proofs.detail')}</p>
      {conditions.map((condition, at) => (
        // A proof has no name of its own before it has a place in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <PostProof
          key={at}
          no={at + 1}
          condition={condition}
          change={(part) => put(at, part)}
          isWrong={(path) => isWrong(`conditions.${at}.${path}`)}
          onRemove={
            conditions.length > 1
              ? () => change({ conditions: conditions.filter((_, no) => no !== at) })
              : undefined
          }
        />
      ))}
      {conditions.length < most && (
        <Button variant="ghost" onClick={() => change({ conditions: [...conditions, emptyCondition] })}>
          <PlusIcon size={18} />
          {t('post.proof.add')}
        </Button>
      )}
    </>
  );
}
