import * as Radix from '@radix-ui/react-select';
import { forwardRef, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons/control-icons.tsx';
import { withoutAccents } from '../i18n/plain-letters.ts';
import { CheckIcon } from './icons/state-icons.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { usePortalContainer } from './portal-container.ts';
import { styleNonce } from './style-nonce.ts';

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  /** What its list is searched by as one types; the label by default. Accents do not matter. */
  text?: string;
};

const getText = ({ label, text = typeof label === 'string' ? label : undefined }: SelectOption) =>
  text === undefined ? {} : { textValue: withoutAccents(text) };

export type SelectProps = FieldFrameProps & {
  /** Values are unique and not empty. */
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  className?: string;
  /** Visually hides the label. */
  hideLabel?: boolean;
};

/** `ref` is the button. */
export const Select = forwardRef<HTMLButtonElement, SelectProps>(function Select(props, ref) {
  const { options, value, onValueChange, placeholder, id, name, disabled, required, className, hideLabel } =
    props;
  const container = usePortalContainer();
  const { label, hint, error, note } = props;
  return (
    <FieldFrame
      {...{ id, hint, error, note, className }}
      label={hideLabel ? <span className="keo-unseen">{label}</span> : label}
    >
      {(control) => (
        <Radix.Root
          value={value}
          onValueChange={onValueChange}
          {...(name === undefined ? {} : { name })}
          {...(disabled === undefined ? {} : { disabled })}
          {...(required === undefined ? {} : { required })}
        >
          <Radix.Trigger {...control} ref={ref} className="keo-field__box keo-select">
            <Radix.Value placeholder={placeholder === undefined ? undefined : <span>{placeholder}</span>} />
            <Radix.Icon className="keo-select__icon">
              <ChevronDownIcon size={18} />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal {...(container ? { container } : {})}>
            <Radix.Content className="keo-float keo-select__list" position="popper" sideOffset={6}>
              <Radix.Viewport nonce={styleNonce()}>
                {options.map((option) => (
                  <Radix.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    {...getText(option)}
                    className="keo-menu__item"
                  >
                    <Radix.ItemText>
                      {/* Elements, because a text that the browser has translated cannot be removed. */}
                      <span>{option.label}</span>
                    </Radix.ItemText>
                    <Radix.ItemIndicator className="keo-select__tick">
                      <CheckIcon size={18} />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </FieldFrame>
  );
});
