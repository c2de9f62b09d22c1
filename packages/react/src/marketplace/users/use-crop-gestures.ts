import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

type Point = { x: number; y: number };
type Gestures = {
  onMove: (by: Point) => void;
  onZoom: (factor: number) => void;
};

const step = 0.05;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};
const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: readonly Point[]): number | null =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null;

/** One finger moves, two zoom; also by arrows, + and −. */
export function useCropGestures({ onMove, onZoom }: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const drop = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.current.has(event.pointerId)) return;
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...fingers.current.values()];
      const width = event.currentTarget.clientWidth;
      const [from, to] = [middle(before), middle(after)];
      onMove({ x: (to.x - from.x) / width, y: (to.y - from.y) / width });
      const [was, is] = [spread(before), spread(after)];
      if (was && is) onZoom(is / was);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onKeyDown: (event: KeyboardEvent) => {
      const by = arrows[event.key];
      const factor = zooms[event.key];
      if (by) onMove(by);
      else if (factor) onZoom(factor);
      else return;
      event.preventDefault();
    },
  };
}
