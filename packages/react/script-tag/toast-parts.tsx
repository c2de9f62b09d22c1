/** Replaces Radix's toast: the four parts that `Toaster` uses, with only what it needs. */
import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type SwipeDirection, swipeAway } from './swipe-away.ts';

const Stack = createContext<{
  list: HTMLElement | null;
  setList: (list: HTMLElement | null) => void;
  swipeDirection: SwipeDirection;
} | null>(null);
const Closing = createContext<() => void>(() => {});

type ProviderProps = { swipeDirection: SwipeDirection; children?: ReactNode };

export function Provider({ swipeDirection, children }: ProviderProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const stack = useMemo(() => ({ list, setList, swipeDirection }), [list, swipeDirection]);
  return <Stack.Provider value={stack}>{children}</Stack.Provider>;
}

export function Viewport({ className, label }: { className?: string; label: string }) {
  const stack = useContext(Stack);
  const list = stack?.list;
  useEffect(() => {
    const hear = ({ code }: KeyboardEvent) => {
      if (code === 'F8') list?.focus();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [list]);
  return (
    <div role="region" aria-label={label} tabIndex={-1}>
      <ol tabIndex={-1} className={className} ref={stack?.setList} />
    </div>
  );
}

type RootProps = Pick<ComponentPropsWithoutRef<'li'>, 'onPointerEnter' | 'onPointerLeave'> & {
  open: boolean;
  onOpenChange: (open: false) => void;
  className?: string;
  children?: ReactNode;
};

/** True until the exit animation has ended. */
function usePresence(open: boolean, node: HTMLElement | null): boolean {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (open || !node) return undefined;
    const leave = (event?: Event) => {
      if (!event || event.target === node) setIsGone(true);
    };
    if (getComputedStyle(node).animationName === 'none') return leave();
    const ends = new AbortController();
    for (const name of ['animationend', 'animationcancel'])
      node.addEventListener(name, leave, { signal: ends.signal });
    return () => ends.abort();
  }, [open, node]);
  return open || !isGone;
}

export function Root({ open, onOpenChange, className, children, ...hover }: RootProps) {
  const stack = useContext(Stack);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const isPresent = usePresence(open, node);
  const direction = stack?.swipeDirection;
  const close = () => {
    if (node?.matches(':focus, :focus-within')) stack?.list?.focus();
    onOpenChange(false);
  };
  useEffect(() => (node && direction ? swipeAway(node, direction, close) : undefined));
  if (!stack?.list || !isPresent) return null;
  return createPortal(
    <li
      {...hover}
      ref={setNode}
      className={className}
      data-state={open ? 'open' : 'closed'}
      // Focusable, so that keyboards and screen readers reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      style={{ userSelect: 'none', touchAction: 'none' }}
    >
      <Closing.Provider value={close}>{children}</Closing.Provider>
    </li>,
    stack.list,
  );
}

export const Close = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'> & { asChild: true }>(
  function Close({ children }, ref) {
    const close = useContext(Closing);
    return (
      // The button inside has the role and the keys.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <span ref={ref} style={{ display: 'contents' }} onClick={close}>
        {children}
      </span>
    );
  },
);
