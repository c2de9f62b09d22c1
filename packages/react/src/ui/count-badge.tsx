export type CountBadgeProps = {
  /** 0 renders nothing. */
  count: number;
  /** Above this it reads "99+". */
  max?: number;
};

/** A count on a corner, as on the bell. Hidden from screen readers: the button's own label has the number. */
export function CountBadge({ count, max = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="keo-count keo-num" aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}
