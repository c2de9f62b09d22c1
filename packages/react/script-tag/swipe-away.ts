export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** In px: distances at which a press becomes a swipe, and a swipe dismisses. */
const touchStart = 10;
const mouseStart = 2;
const enough = 50;

type Delta = { x: number; y: number };

function along(direction: SwipeDirection, x: number, y: number): Delta {
  const clamp = direction === 'left' || direction === 'up' ? Math.min : Math.max;
  return direction === 'left' || direction === 'right' ? { x: clamp(0, x), y: 0 } : { x: 0, y: clamp(0, y) };
}
const getLength = ({ x, y }: Delta) => Math.abs(x) + Math.abs(y);

/**
 * Dismisses a node by swipe or Escape. For the style sheet, progress is in `data-swipe` (`start`, `move`, `cancel`,
 * `end`) and in custom properties.
 */
export function swipeAway(node: HTMLElement, direction: SwipeDirection, close: () => void): () => void {
  let from: Delta | null = null;
  let moved: Delta | null = null;
  const ends = new AbortController();
  const hear = <
    Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown' | 'click',
  >(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => node.addEventListener(type, act, { signal: ends.signal });
  const show = (state: string, variable?: 'move' | 'end', { x, y }: Delta = { x: 0, y: 0 }) => {
    node.dataset['swipe'] = state;
    for (const name of ['move', 'end'])
      for (const axis of ['x', 'y']) node.style.removeProperty(`--radix-toast-swipe-${name}-${axis}`);
    if (!variable) return;
    node.style.setProperty(`--radix-toast-swipe-${variable}-x`, `${x}px`);
    node.style.setProperty(`--radix-toast-swipe-${variable}-y`, `${y}px`);
  };
  const letGo = () => {
    from = null;
    moved = null;
  };

  hear('pointerdown', ({ button, clientX: x, clientY: y }) => {
    if (button === 0) from = { x, y };
  });
  hear('pointermove', ({ clientX, clientY, pointerType, pointerId }) => {
    if (!from) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    const delta = along(direction, x, y);
    const start = pointerType === 'touch' ? touchStart : mouseStart;
    if (moved) show('move', 'move', (moved = delta));
    else if (getLength(delta) > start) {
      moved = delta;
      show('start');
      node.setPointerCapture(pointerId);
    } else if (Math.max(Math.abs(x), Math.abs(y)) > start) from = null;
  });
  hear('pointerup', () => {
    const delta = moved;
    letGo();
    if (!delta) return;
    if (getLength(delta) <= enough) return show('cancel');
    show('end', 'end', delta);
    close();
  });
  hear('pointercancel', () => {
    if (moved) show('cancel');
    letGo();
  });
  hear('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return () => ends.abort();
}
