import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from './portal-container.ts';

export type PopoverProps = {
  /** Must take a ref. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  /** Controlled with `onOpenChange`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
};

/** A non-modal panel with light dismiss. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'end',
  className,
}: PopoverProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...(container ? { container } : {})}>
        <Radix.Content
          className={['keo-float', className].filter(Boolean).join(' ')}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
