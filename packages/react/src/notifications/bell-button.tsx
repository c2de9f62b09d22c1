import { type ComponentPropsWithoutRef, type ReactNode, forwardRef } from 'react';
import { BellIcon } from '../ui/icons/bell-icon.tsx';
import { useBellTexts } from './use-bell-texts.ts';
import { useUnreadCount } from './use-notifications.ts';

const most = 99;

export type BellButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  icon?: ReactNode;
};

export const BellButton = forwardRef<HTMLButtonElement, BellButtonProps>(function BellButton(
  { className, icon = <BellIcon size={20} />, ...rest },
  ref,
) {
  const t = useBellTexts();
  const unread = useUnreadCount();
  const label = t(unread > 0 ? 'inbox.bell.unread' : 'inbox.bell.none', { count: unread });
  return (
    <button
      type="button"
      part="bell"
      {...rest}
      ref={ref}
      className={['keo-bell', className].filter(Boolean).join(' ')}
      aria-label={label}
    >
      {icon}
      {/* CSS content: the label has the exact number, so "99+" must not be read. */}
      {unread > 0 && (
        <span className="keo-count keo-num" part="count" data-count={unread > most ? `${most}+` : unread} />
      )}
    </button>
  );
});
