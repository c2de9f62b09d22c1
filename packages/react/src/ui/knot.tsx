/** The mark: two linked rings, apple and peach. Drawn in `currentcolor`-free ink, so it looks the same everywhere. */
export function Knot({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={(size * 32) / 36}
      viewBox="0 0 36 32"
      fill="none"
      strokeWidth="4.6"
      aria-hidden="true"
    >
      <circle className="keo-knot__a" cx="13" cy="16" r="8.6" stroke="var(--keo-primary)" />
      <circle className="keo-knot__b" cx="23" cy="16" r="8.6" stroke="var(--keo-peach-400)" />
      <path className="keo-knot__a" d="M18 9a8.6 8.6 0 0 1 3.6 7" stroke="var(--keo-primary)" />
    </svg>
  );
}
