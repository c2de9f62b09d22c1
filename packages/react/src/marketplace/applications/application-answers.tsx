import { useOwnJobTexts } from '../jobs/use-own-job-texts.ts';

type Props = { questions: readonly string[]; answers: readonly string[] };

export function ApplicationAnswers({ questions, answers }: Props) {
  const t = useOwnJobTexts();
  if (questions.length === 0) return null;
  return (
    <dl className="keo-answers">
      {questions.map((question, at) => (
        <div key={`${at} ${question}`}>
          <dt className="keo-quiet">{question}</dt>
          <dd className="keo-prose">{answers[at] ?? t('applicants.noAnswer')}</dd>
        </div>
      ))}
    </dl>
  );
}
