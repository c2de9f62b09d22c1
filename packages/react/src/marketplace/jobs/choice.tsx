import { useId } from 'react';

type Props<Value extends string> = {
  legend: string;
  /** Visually hides the legend. */
  hideLegend?: boolean;
  options: readonly { value: Value; label: string; detail: string }[];
  /** Another value: none is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
};

export function Choice<Value extends string>({ legend, hideLegend, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="keo-banks">
      <legend className={hideLegend ? 'keo-unseen' : 'keo-heading'}>
        <strong>{legend}</strong>
      </legend>
      {options.map((option) => (
        // The label's text is nested.
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control
        <label key={option.value} className="keo-banks__bank">
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{option.label}</strong>
            <span className="keo-quiet">{option.detail}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
