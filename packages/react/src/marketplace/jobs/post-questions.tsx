import { jobLimits as limits } from '@keo/core/contract';
import { PlusIcon } from '../../ui/icons/control-icons.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { Field } from '../../ui/field.tsx';
import type { PostStepProps } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

/** Its number without empty lines. */
const getPlace = (questions: readonly string[], at: number) =>
  questions.slice(0, at).filter((question) => question.trim() !== '').length;

export function PostQuestions({ form, change, isWrong }: PostStepProps) {
  const t = usePostJobTexts();
  const { questions } = form;
  const put = (at: number, text: string) =>
    change({ questions: questions.map((one, no) => (no === at ? text : one)) });
  return (
    <FieldFrame
      as="group"
      label={t('post.questions')}
      hint={t('post.questions.hint')}
      note={t('post.proof.optional')}
    >
      {() => (
        <div className="keo-stack">
          {questions.map((question, at) => (
            // Questions have no id.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className="keo-stack">
              <Field
                label={t('post.question', { no: at + 1 })}
                error={
                  question.trim() !== '' &&
                  isWrong(`questions.${getPlace(questions, at)}`) &&
                  t('post.question.wrong', { min: limits.questionMin, max: limits.questionMax })
                }
                maxLength={limits.questionMax}
                value={question}
                onChange={(event) => put(at, event.target.value)}
              />
              <Button
                size="small"
                variant="plain"
                onClick={() => change({ questions: questions.filter((_, no) => no !== at) })}
              >
                {t('post.question.remove', { no: at + 1 })}
              </Button>
            </div>
          ))}
          {questions.length < limits.questionsMax && (
            <Button variant="ghost" onClick={() => change({ questions: [...questions, ''] })}>
              <PlusIcon size={18} />
              {t('post.question.add')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
