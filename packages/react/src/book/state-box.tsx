import type { ReactNode } from 'react';
import './machine-chart.css';

export type Way = { event: string; to: string };

export function StateBox({
  name,
  isLit,
  ways,
  children,
}: {
  name: string;
  isLit: boolean;
  ways: readonly Way[];
  children?: ReactNode;
}) {
  const unlike = new Map(ways.map((way) => [`${way.event}>${way.to}`, way]));
  return (
    <li className="machine__state" data-lit={isLit ? '' : undefined}>
      <strong aria-current={isLit ? 'step' : undefined}>{name}</strong>
      {unlike.size > 0 && (
        <ul className="machine__arrows">
          {[...unlike].map(([key, { event, to }]) => (
            <li key={key}>
              <code>{event}</code>
              {to && ` → ${to}`}
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}
