import { useEffect, useRef } from 'react';
import { Close, Root } from '@radix-ui/react-toast';
import type { Toast, ToastSeverity } from '@keo/core';
import { CloseIcon } from '../ui/icons/control-icons.tsx';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../ui/icons/state-icons.tsx';
import { Button } from '../ui/button.tsx';
import { useSentence } from '../ui/use-sentence.ts';
import { toastVariants } from './toast.variants.ts';
import { useToastTexts } from './use-toast-texts.ts';

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warn: WarningIcon,
  error: DangerIcon,
  secondary: InfoIcon,
  contrast: InfoIcon,
} satisfies Record<ToastSeverity, unknown>;

type Props = {
  toast: Toast;
  isOpen: boolean;
  role: 'alert' | 'status';
  onClose: (id: string) => void;
  /** At once, by whatever it was closed; `onGone` after its exit. */
  onClosed: () => void;
  onGone: (id: string) => void;
  onHoverStart: ((toast: Toast) => void) | undefined;
  onHoverEnd: ((toast: Toast) => void) | undefined;
};

export function ToastCard(props: Props) {
  const { toast, isOpen, role, onClose, onClosed, onGone, onHoverStart, onHoverEnd } = props;
  const translate = useToastTexts();
  useEffect(() => {
    if (!isOpen) onClosed();
  }, [isOpen, onClosed]);
  const Icon = icons[toast.severity];
  const [summary, detail] = [useSentence(toast.summary), useSentence(toast.detail)];
  return (
    <Root
      className={toastVariants({ severity: toast.severity })}
      open={isOpen}
      onOpenChange={() => onClose(toast.id)}
      onPointerEnter={() => onHoverStart?.(toast)}
      onPointerLeave={() => onHoverEnd?.(toast)}
    >
      <UnmountListener isLeaving={!isOpen} onGone={() => onGone(toast.id)} />
      <Icon size={20} className="keo-toast__icon" />
      {/* A new element for each showing, so that the same words are announced again. */}
      <div key={toast.turn} role={role} aria-atomic="true" className="keo-toast__words">
        <span className="keo-unseen">{translate(`toasts.severity.${toast.severity}`)}: </span>
        <span className="keo-toast__summary">{summary}</span>
        {detail !== null && <span className="keo-toast__detail">{detail}</span>}
      </div>
      {toast.closable && (
        <Close asChild>
          <Button variant="plain" size="small" iconOnly aria-label={translate('toasts.close')}>
            <CloseIcon size={18} />
          </Button>
        </Close>
      )}
    </Root>
  );
}

/** Radix unmounts the card after its exit animation, and this with it. */
function UnmountListener({ isLeaving, onGone }: { isLeaving: boolean; onGone: () => void }) {
  const last = useRef({ isLeaving, onGone });
  useEffect(() => {
    last.current = { isLeaving, onGone };
  });
  useEffect(
    () => () => {
      if (last.current.isLeaving) last.current.onGone();
    },
    [],
  );
  return null;
}
