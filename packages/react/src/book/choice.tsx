import { useId } from 'react';

export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are its keys
  const keys = Object.keys(options) as Value[];
  return (
    <fieldset className="keo-switch">
      <legend className="keo-unseen">{label}</legend>
      {keys.map((key) => (
        <label key={key}>
          <input
            type="radio"
            className="keo-unseen"
            name={name}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          {options[key]}
        </label>
      ))}
    </fieldset>
  );
}
