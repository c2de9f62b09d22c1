import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { usePortalContainer } from './portal-container.ts';

export type MenuItem = {
  /** Differs from every other item's. */
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Wraps the item in a link: give `<a href>` or a router's link without children. */
  link?: (children: ReactNode) => ReactElement;
  /** Undoes or removes. */
  danger?: boolean;
  disabled?: boolean;
  /** A line above: this item starts a new group. */
  startsGroup?: boolean;
};

export type MenuProps = {
  /** The button that opens it; it must take a ref. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Read and drawn above the items: whose menu this is. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
};

/** Actions behind a button. Arrow keys, type-ahead and Escape as in a desktop menu. */
export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal {...(container ? { container } : {})}>
        <Radix.Content className="keo-float keo-menu" align={align} sideOffset={8} collisionPadding={12}>
          {header && <Radix.Label className="keo-menu__header">{header}</Radix.Label>}
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.startsGroup && <Radix.Separator className="keo-menu__line" />}
              <Item {...item} />
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
