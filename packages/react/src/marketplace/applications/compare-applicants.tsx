import type { ReactNode } from 'react';
import type { Application, JobKind } from '@keo/core/contract';
import { Dialog } from '../../ui/dialog.tsx';
import { AcceptApplicant, type AcceptApplicantProps } from './applicant-answer.tsx';
import { ApplicantReliability, applicantFacts } from './applicant-facts.tsx';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { useOwnJobTexts } from '../jobs/use-own-job-texts.ts';

export type CompareApplicantsProps = Pick<AcceptApplicantProps, 'onAccepted'> & {
  pair: readonly Application[];
  kind: JobKind;
  questions?: readonly string[] | undefined;
  isOpen: boolean;
  onClose: () => void;
};

export function CompareApplicants(props: CompareApplicantsProps) {
  const { isOpen, onClose, ...compared } = props;
  const t = useOwnJobTexts();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('applicants.compare')}
      closeLabel={t('applicants.compare.close')}
    >
      <Comparison {...compared} />
    </Dialog>
  );
}

type ComparisonProps = Omit<CompareApplicantsProps, 'isOpen' | 'onClose'>;

function Comparison({ pair, kind, questions = [], onAccepted }: ComparisonProps) {
  const t = useOwnJobTexts();
  const jobTexts = useJobTexts();
  const rows: { title: string; cells: ReactNode[] }[] = [
    {
      title: t('applicants.compare.asks'),
      cells: pair.map((one) => applicantFacts(one, kind, t, jobTexts).join('\n')),
    },
    {
      title: t('applicants.compare.standing'),
      cells: pair.map((one) => <ApplicantReliability key={one.id} application={one} />),
    },
    { title: t('applicants.compare.letter'), cells: pair.map((one) => one.coverLetter) },
    ...questions.map((title, at) => ({
      title,
      cells: pair.map((one) => one.answers[at] ?? t('applicants.noAnswer')),
    })),
  ];
  return (
    <table className="keo-diff keo-compare">
      <caption className="keo-unseen">{t('applicants.compare')}</caption>
      <thead>
        <tr>
          {pair.map(({ id, worker }) => (
            <th key={id} scope="col">
              <strong>{worker.displayName}</strong>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ title, cells }, row) => (
        <tbody key={`${row} ${title}`}>
          <tr>
            <th scope="rowgroup" colSpan={pair.length} className="keo-quiet">
              {title}
            </th>
          </tr>
          <tr>
            {pair.map((one, at) => (
              <td key={one.id}>{cells[at]}</td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          {pair.map((one) => (
            <td key={one.id}>
              <AcceptApplicant application={one} kind={kind} onAccepted={onAccepted} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
