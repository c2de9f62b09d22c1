export type CountBadgeProps = {
  /** Nothing is drawn at 0. */
  count: number;
  /** Above this it reads "99+". */
  max?: number;
};

/** A count on a corner, as on the bell. Silent: the button it sits on says the number in its own label. */
export function CountBadge({ count, max = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="keo-count keo-num" aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}
