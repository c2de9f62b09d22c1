import type { ReactNode } from 'react';
import { Knot, useTexts } from '@keo/react';
import { useSetTitle } from '../../layout/title-note.ts';
import { errorsEn } from './errors.en.ts';
import { errorsVi } from './errors.vi.ts';
import './status-page.css';

type Props = {
  /** Absent if nothing answered. */
  status?: number | undefined;
  message: string;
  description: string;
  children?: ReactNode;
};

export function StatusPage({ status, message, description, children }: Props) {
  const t = useTexts(errorsVi, errorsEn);
  useSetTitle(message);
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
