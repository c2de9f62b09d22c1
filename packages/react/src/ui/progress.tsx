import type { ReactNode } from 'react';

export type ProgressProps = {
  /** Label of the bar. */
  label: string;
  /** From 0 to `max`; undefined is indeterminate. */
  value?: number;
  max?: number;
  /** The value as text, rendered below and read with the bar. */
  text?: ReactNode;
};

/** A progress bar. Peach, because it is not an action. */
export function Progress({ label, value, max = 100, text }: ProgressProps) {
  return (
    <div className="keo-progress">
      <progress className="keo-progress__bar" aria-label={label} value={value} max={max} />
      {text && <span className="keo-progress__text">{text}</span>}
    </div>
  );
}
