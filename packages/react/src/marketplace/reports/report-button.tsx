import { type ReactNode, useState } from 'react';
import type { ReportTarget } from '@keo/core/contract';
import { useAuth } from '../../auth/use-auth.ts';
import { Button } from '../../ui/button.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useReportTexts } from './use-report-texts.ts';

export type ReportButtonProps = {
  target: ReportTarget;
  targetId: string;
  /** Its owner sees no button. */
  ownerId: string;
  /** Open at first, as an address may ask. */
  startsOpen?: boolean;
  onClose?: () => void;
  /** For visitors. Without it they see nothing. */
  signInLink?: ((label: string) => ReactNode) | undefined;
};

export function ReportButton(props: ReportButtonProps) {
  const { target, targetId, ownerId, startsOpen = false, onClose, signInLink } = props;
  const t = useReportTexts();
  const { user, isAuthenticated, isReady } = useAuth();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const label = t(`report.${target}.button`);
  if (isReady && !isAuthenticated) return signInLink?.(label);
  if (!user || user.id === ownerId) return null;
  const close = () => {
    setIsOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {/* A dialog for each message would be too many. */}
      {isOpen && <ReportDialog open onClose={close} target={target} targetId={targetId} />}
    </>
  );
}
