import type { ReactNode } from 'react';

export type EmptyStateProps = {
  /** What is missing. */
  title: ReactNode;
  /** Why it is empty, and what will fill it. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** The next step: one button. */
  action?: ReactNode;
};

/** An empty state with reason and next step. */
export function EmptyState({ title, detail, icon, action }: EmptyStateProps) {
  return (
    <div className="keo-empty">
      {icon && <span className="keo-empty__icon">{icon}</span>}
      <p className="keo-empty__title">{title}</p>
      {detail && <p className="keo-empty__detail">{detail}</p>}
      {action && <div className="keo-empty__action">{action}</div>}
    </div>
  );
}
