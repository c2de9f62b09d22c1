import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactElement, type ReactNode, useRef } from 'react';
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

export type MenuProps = {
  /** Must take a ref. */
  trigger: ReactElement;
  items: readonly MenuItem[];
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
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.startsGroup && <Radix.Separator className="keo-menu__line" />}
              <Item {...item} {...(item.onSelect ? { onSelect: act(item.onSelect) } : {})} />
            </Fragment>
          ))}
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
