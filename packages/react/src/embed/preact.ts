/** JSX types of the tags for Preact. */
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { OwnProps } from './element-props.ts';
import type { KeoElement } from './keo-element.tsx';
import type { KeoTags } from './widgets.ts';

export type KeoPreactProps<Element extends KeoElement> = Omit<
  HTMLAttributes<Element>,
  keyof OwnProps<Element>
> &
  ClassAttributes<Element> &
  OwnProps<Element>;

type KeoTagProps = { [Tag in keyof KeoTags]: KeoPreactProps<KeoTags[Tag]> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends KeoTagProps {}
  }
}
