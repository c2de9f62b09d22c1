export type SpinnerProps = {
  /** Width in px; 24 unless said otherwise. */
  size?: number;
  /** What is being waited for. Without it the spinner is silent, for use beside words that say so already. */
  label?: string;
};

/** The knot, tying itself: ink runs round its two rings, in the colour of the text around it. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span className="keo-spinner" {...(label ? { role: 'status' } : { 'aria-hidden': true })}>
      <svg width={size} height={(size * 32) / 36} viewBox="0 0 36 32" fill="none" aria-hidden="true">
        <circle cx="13" cy="16" r="8.6" />
        <circle cx="23" cy="16" r="8.6" />
        <circle cx="13" cy="16" r="8.6" pathLength="100" data-turns="" />
        <circle cx="23" cy="16" r="8.6" pathLength="100" data-turns="back" />
      </svg>
      {label && <span className="keo-unseen">{label}</span>}
    </span>
  );
}
