export type StrengthMeterProps = {
  /** 0 refused, 1 weak, 2 fair, 3 strong, 4 very strong. */
  score: 0 | 1 | 2 | 3 | 4;
  label: string;
  text: string;
};

/** The sentence carries the meaning, not the colour. */
export function StrengthMeter({ score, label, text }: StrengthMeterProps) {
  return (
    <div className="keo-strength" data-score={score}>
      <meter className="keo-unseen" aria-label={label} min={0} max={4} value={score}>
        {text}
      </meter>
      <div className="keo-strength__bars" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={step <= score ? '' : undefined} />
        ))}
      </div>
      <p className="keo-field__hint" aria-live="polite">
        {text}
      </p>
    </div>
  );
}
