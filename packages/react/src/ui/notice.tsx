import type { ReactNode } from 'react';
import { InfoIcon, SuccessIcon, WarningIcon } from './icons/state-icons.tsx';
import { useSentence } from './use-sentence.ts';

const tones = {
  danger: { Icon: WarningIcon, role: 'alert' },
  good: { Icon: SuccessIcon, role: 'status' },
  wash: { Icon: InfoIcon, role: 'status' },
  /** The outcome of a press is unknown. */
  unsure: { Icon: InfoIcon, role: 'alert' },
} as const;

export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { Icon, role } = tones[tone];
  return (
    <div className={`keo-notice keo-notice--${tone}`} role={role}>
      <Icon size={20} />
      <span>{useSentence(children)}</span>
    </div>
  );
}
