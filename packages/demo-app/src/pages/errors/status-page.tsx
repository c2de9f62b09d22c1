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

/** What an error page always says: the status code, its message, and what that means for the reader. */
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
