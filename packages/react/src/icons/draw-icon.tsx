export type IconProps = {
  /** Width and height in px; default 20. */
  size?: number;
  className?: string;
};

/** An icon of 24 × 24 from one stroked path. Hidden from screen readers: text or a label speaks. */
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
