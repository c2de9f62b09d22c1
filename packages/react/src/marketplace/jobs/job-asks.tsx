import type { JobView } from '@keo/core/contract';
import { useAuth } from '../../auth/use-auth.ts';
import { EvidenceFiles } from '../proofs/evidence-files.tsx';
import { Card } from '../../ui/card.tsx';
import { useAskTexts } from './use-ask-texts.ts';

export function JobAsks({ job: { attachments, questions } }: { job: JobView }) {
  const t = useAskTexts();
  const { user } = useAuth();
  return (
    <>
      {attachments.length > 0 && (
        <Card as="section" className="keo-stack">
          <h2 className="keo-heading">{t('job.files')}</h2>
          {user ? (
            <EvidenceFiles fileIds={attachments.map(({ id }) => id)} />
          ) : (
            <>
              <ul className="keo-plain">
                {attachments.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
              <p className="keo-quiet">{t('job.files.signIn')}</p>
            </>
          )}
        </Card>
      )}
      {questions.length > 0 && (
        <Card as="section" className="keo-stack">
          <div>
            <h2 className="keo-heading">{t('job.questions')}</h2>
            <p className="keo-quiet">{t('job.questions.detail')}</p>
          </div>
          <ol>
            {questions.map((question, at) => (
              <li key={`${at} ${question}`}>{question}</li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}
