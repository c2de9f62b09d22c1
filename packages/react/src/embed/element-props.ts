import type { HTMLAttributes, RefAttributes } from 'react';
import type { KeoElement } from './keo-element.tsx';
import type { KeoEvents } from './embed-events.ts';

type Attributes = {
  'api-base'?: string;
  'socket-url'?: string;
  'token-endpoint'?: string;
  'app-url'?: string;
};

type Handlers = { [Name in keyof KeoEvents as `on${Name}`]?: (event: KeoEvents[Name]) => void };

type Own<Element extends KeoElement> = {
  [Name in Exclude<keyof Element, keyof HTMLElement>]?: Element[Name] extends (...args: never) => void
    ? never
    : Element[Name];
};

/** Props in any JSX: attributes, properties, and events as `onkeo-ready={…}`. */
export type OwnProps<Element extends KeoElement> = Attributes &
  Handlers & { [Name in keyof Own<Element>]?: Own<Element>[Name] | undefined };

/** For React 19. */
export type KeoElementProps<Element extends KeoElement> = Omit<
  HTMLAttributes<Element>,
  keyof OwnProps<Element>
> &
  RefAttributes<Element> &
  OwnProps<Element>;
