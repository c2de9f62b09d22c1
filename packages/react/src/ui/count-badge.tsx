export type CountBadgeProps = {
  count: number;
  max?: number;
};

/** Hidden from screen readers: put the number into the button's label. */
export function CountBadge({ count, max = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="keo-count keo-num" aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}
