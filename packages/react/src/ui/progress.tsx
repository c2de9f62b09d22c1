import type { ReactNode } from 'react';

export type ProgressProps = {
  label: string;
  /** Undefined is indeterminate. */
  value?: number;
  max?: number;
  text?: ReactNode;
};

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  return (
    <div className="keo-progress">
      <progress className="keo-progress__bar" aria-label={label} value={value} max={max} />
      {text && <span className="keo-progress__text">{text}</span>}
    </div>
  );
}
