import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  /** One button. */
  action?: ReactNode;
};

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
