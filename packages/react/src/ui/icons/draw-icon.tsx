export type IconProps = {
  /** In px; default 20. */
  size?: number;
  className?: string;
};

/** `path` on 24 × 24, stroked. Hidden from screen readers: there is text or a label. */
export const drawIcon = (path: string) =>
  function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
