import type { CSSProperties } from 'react';

export type SkeletonProps = {
  shape?: 'text' | 'block' | 'circle';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
};

/** Hidden from screen readers: set `aria-busy` on the region. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span className={`keo-skeleton keo-skeleton--${shape}`} style={{ width, height }} aria-hidden="true" />
  );
}
