import { type PointerEvent, type ReactNode, useState } from 'react';

type Ripple = { id: number; x: number; y: number; size: number };

/** Render `ripple` inside a positioned element and call `press` on its pointerdown. */
export function useRipple(): { ripple: ReactNode; press: (event: PointerEvent<HTMLElement>) => void } {
  const [drop, setDrop] = useState<Ripple | null>(null);

  const press = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    const reach = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
    setDrop((last) => ({ id: (last?.id ?? 0) + 1, x, y, size: reach }));
  };

  const ripple = drop && (
    <span className="keo-ripple" aria-hidden="true">
      <span
        key={drop.id}
        style={{ left: drop.x, top: drop.y, '--keo-ripple-size': drop.size } as React.CSSProperties}
        onAnimationEnd={() => setDrop(null)}
      />
    </span>
  );
  return { ripple, press };
}
