import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

export function OpenAction({
  label,
  variant = 'ghost',
  children,
}: {
  label: string;
  /** While it is closed. */
  variant?: 'primary' | 'soft' | 'ghost';
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="keo-stack">
      <Button
        variant={isOpen ? 'ghost' : variant}
        fullWidth
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && children(close)}
    </div>
  );
}
