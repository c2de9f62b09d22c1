import type { ReactNode } from 'react';
import { Knot, useTexts } from '@keo/react';
import { usePutTitle } from '../../layout/title-note.ts';
import { errorsEn } from '../../texts/errors.en.ts';
import { errorsVi } from '../../texts/errors.vi.ts';
import './status-page.css';

type Props = {
  /** Absent where nothing answered. */
  status?: number | undefined;
  /** The status message, for example "Page Not Found". */
  message: string;
  description: string;
  children?: ReactNode;
};

/** The body of error pages: status, message, explanation. */
export function StatusPage({ status, message, description, children }: Props) {
  const t = useTexts(errorsVi, errorsEn);
  usePutTitle(message);
  return (
    <div className="site-status">
      <Knot />
      {status !== undefined && <p className="site-status__code">{t('error.status', { status })}</p>}
      <h1>{message}</h1>
      <p className="site-lead">{description}</p>
      {children}
    </div>
  );
}
