/** JSX types of the tags that `embed/define` registers, for Preact. Import it once; types alone. */
import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { OwnProps } from './element-props.ts';
import type { KeoElement } from './keo-element.tsx';
import type { KeoTags } from './widgets.ts';

/** Props of an element in Preact. */
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
