/** Registers the `<keo-…>` elements, as a side effect. Does nothing on a server. */
import { defineElement } from './define-element.ts';
import type { KeoElementProps } from './element-props.ts';
import { type KeoTags, widgets } from './widgets.ts';

for (const [name, element] of Object.entries(widgets)) defineElement(`keo-${name}`, element);

type KeoTagProps = { [Tag in keyof KeoTags]: KeoElementProps<KeoTags[Tag]> };

declare global {
  interface HTMLElementTagNameMap extends KeoTags {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends KeoTagProps {}
  }
}
