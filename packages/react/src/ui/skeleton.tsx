import type { CSSProperties } from 'react';

export type SkeletonProps = {
  /** `text` has the height of a line. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
};

/** A placeholder of the final shape. Hidden from screen readers: the loading region has `aria-busy`. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span className={`keo-skeleton keo-skeleton--${shape}`} style={{ width, height }} aria-hidden="true" />
  );
}
