/**
 * Replaces React: Preact with the parts of `preact/compat` that widgets need. Importing anything else fails the build.
 */
import { type FunctionComponent, type Ref, type VNode, createElement, options } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

export {
  Component,
  Fragment,
  cloneElement,
  createContext,
  createElement,
  createPortal,
  isValidElement,
} from 'preact';
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

type Props = Record<string, unknown>;

const svgAttributeName = (name: string) =>
  /^(?:stroke|fill|clip|marker|stop|text|vector|color|dominant|paint)[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name;

/** React's focus events bubble, as the native `focusin` and `focusout` do. */
const bubblingEvents: Record<string, string> = { onFocus: 'onfocusin', onBlur: 'onfocusout' };

const others = options.vnode?.bind(options);
options.vnode = (node: VNode<Props>) => {
  others?.(node);
  if (typeof node.type !== 'string') return;
  const { props } = node;
  for (const name of Object.keys(props)) {
    const known = bubblingEvents[name] ?? svgAttributeName(name);
    if (known === name) continue;
    props[known] = props[name];
    delete props[name];
  }
};

/** In Preact a ref is an ordinary prop. */
export const forwardRef = (draw: (props: Props, ref: Ref<unknown> | null) => VNode) =>
  function Forwarded({ ref = null, ...props }: Props & { ref?: Ref<unknown> | null }) {
    return draw(props, ref);
  };

const isSame = (before: Props, now: Props) =>
  Object.keys(before).length === Object.keys(now).length &&
  Object.entries(before).every(([name, value]) => Object.is(value, now[name]));

export const memo = (draw: FunctionComponent<Props>) =>
  function Memo(this: { shouldComponentUpdate?: (next: Props) => boolean; props: Props }, props: Props) {
    this.shouldComponentUpdate = (next) => !isSame(this.props, next);
    return createElement(draw, props);
  };

export function useSyncExternalStore<Snapshot>(
  subscribe: (changed: () => void) => () => void,
  read: () => Snapshot,
): Snapshot {
  const value = read();
  const [{ drawn }, draw] = useState({ drawn: { value, read } });
  useLayoutEffect(() => {
    Object.assign(drawn, { value, read });
  });
  useEffect(() => {
    const look = () => {
      if (!Object.is(drawn.value, drawn.read())) draw({ drawn });
    };
    look();
    return subscribe(look);
  }, [subscribe, drawn]);
  return value;
}
