import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { CheckIcon } from './icons/state-icons.tsx';
import { usePortalContainer } from './portal-container.ts';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Renders the item as a link around `children`. */
  link?: (children: ReactNode) => ReactElement;
  danger?: boolean;
  disabled?: boolean;
  /** Separator above. */
  startsGroup?: boolean;
};

/** One of several is in force. The menu stays open, so that its effect is seen. */
export type MenuChoice = {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: ReactNode; onSelect: () => void }[];
};

export type MenuProps = {
  /** Must take a ref. */
  trigger: ReactElement;
  items: readonly (MenuItem | MenuChoice)[];
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
};

export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  const container = usePortalContainer();
  const button = useRef<HTMLButtonElement>(null);
  // A dialog that an item opens gives the focus back to what had it before: the item is gone by then.
  const act = (select: () => void) => () => {
    button.current?.focus();
    select();
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal {...(container ? { container } : {})}>
        <Radix.Content className="keo-float keo-menu" align={align} sideOffset={8} collisionPadding={12}>
          {header && <Radix.Label className="keo-menu__header">{header}</Radix.Label>}
          {items.map((item) =>
            'options' in item ? (
              <Choice key={item.id} {...item} />
            ) : (
              <Fragment key={item.id}>
                {item.startsGroup && <Radix.Separator className="keo-menu__line" />}
                <Item {...item} {...(item.onSelect ? { onSelect: act(item.onSelect) } : {})} />
              </Fragment>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ label, icon, onSelect, link, danger, disabled = false }: MenuItem) {
  const content = (
    <>
      {icon && <span className="keo-menu__icon">{icon}</span>}
      {label}
    </>
  );
  return (
    <Radix.Item
      className={danger ? 'keo-menu__item keo-menu__item--danger' : 'keo-menu__item'}
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
      {...(link ? { asChild: true } : {})}
    >
      {link ? link(content) : content}
    </Radix.Item>
  );
}

function Choice({ label, value, options }: MenuChoice) {
  const id = useId();
  return (
    <>
      <Radix.Separator className="keo-menu__line" />
      <Radix.RadioGroup value={value} aria-labelledby={id}>
        <Radix.Label className="keo-menu__header" id={id}>
          {label}
        </Radix.Label>
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            className="keo-menu__item"
            onSelect={(event) => {
              event.preventDefault();
              option.onSelect();
            }}
          >
            <span className="keo-menu__icon" style={option.value === value ? {} : { visibility: 'hidden' }}>
              <CheckIcon />
            </span>
            {option.label}
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </>
  );
}
