import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

export function OpenAction({
  label,
  children,
}: {
  label: string;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="keo-stack">
      <Button variant="ghost" fullWidth aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && children(close)}
    </div>
  );
}
