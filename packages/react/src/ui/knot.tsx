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
      <circle cx="13" cy="16" r="8.6" stroke="var(--keo-primary)" />
      <circle cx="23" cy="16" r="8.6" stroke="var(--keo-peach-400)" />
      <path d="M18 9a8.6 8.6 0 0 1 3.6 7" stroke="var(--keo-primary)" />
    </svg>
  );
}
