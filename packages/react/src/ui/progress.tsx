import type { ReactNode } from 'react';

export type ProgressProps = {
  /** Names the bar. */
  label: string;
  /** From 0 to `max`. Left out, the bar only says that something is under way. */
  value?: number;
  max?: number;
  /** The value in words, drawn below and read with the bar. */
  text?: ReactNode;
};

/** How far a thing has come. Peach: it accompanies, it does not act. */
export function Progress({ label, value, max = 100, text }: ProgressProps) {
  return (
    <div className="keo-progress">
      <progress className="keo-progress__bar" aria-label={label} value={value} max={max} />
      {text && <span className="keo-progress__text">{text}</span>}
    </div>
  );
}
