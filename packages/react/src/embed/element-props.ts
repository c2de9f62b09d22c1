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

/** What is an element's own, in any JSX: its attributes, its properties, and its events as `onkeo-ready={…}`. */
export type OwnProps<Element extends KeoElement> = Attributes &
  Handlers & { [Name in keyof Own<Element>]?: Own<Element>[Name] | undefined };

/** What React 19 takes for an element. */
export type KeoElementProps<Element extends KeoElement> = Omit<
  HTMLAttributes<Element>,
  keyof OwnProps<Element>
> &
  RefAttributes<Element> &
  OwnProps<Element>;
