import type { CSSProperties } from 'react';

export type SkeletonProps = {
  /** `text` is as high as a line of the text around it. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS lengths. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
};

/** The final shape, before the content. Silent: the region that waits carries `aria-busy`. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span className={`keo-skeleton keo-skeleton--${shape}`} style={{ width, height }} aria-hidden="true" />
  );
}
