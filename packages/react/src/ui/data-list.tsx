import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export type DataListItem = readonly [label: string, value: ReactNode];

export type DataListProps = Pick<ComponentPropsWithoutRef<'dl'>, 'aria-label' | 'aria-busy'> & {
  /** Labels are unique. */
  items: readonly DataListItem[];
};

/** Labels with their values, in tabular figures. */
export function DataList({ items, ...rest }: DataListProps) {
  return (
    <dl className="keo-costs" {...rest}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
