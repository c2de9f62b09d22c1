import { useTranslate } from '../i18n/use-translate.ts';
import {
  BanknoteIcon,
  BellIcon,
  BriefcaseIcon,
  CheckIcon,
  ClockIcon,
  FileIcon,
  HandshakeIcon,
  MessageIcon,
  UserIcon,
  WarningIcon,
} from '../icons/icons.tsx';
import { type NotificationKind, notificationKind } from './notification-kind.ts';

const icons = {
  job: BriefcaseIcon,
  application: UserIcon,
  deal: HandshakeIcon,
  proof: FileIcon,
  money: BanknoteIcon,
  message: MessageIcon,
  done: CheckIcon,
  clock: ClockIcon,
  urgent: WarningIcon,
  other: BellIcon,
} satisfies Record<NotificationKind, unknown>;

/** What a notification is about, in a glance: money and what is done in jade, what presses in red. */
export function NotificationIcon({ type }: { type: string }) {
  const translate = useTranslate();
  const kind = notificationKind(type);
  const Icon = icons[kind];
  return (
    <span className="keo-item__icon" data-kind={kind}>
      <Icon size={18} />
      <span className="keo-unseen">{translate(`inbox.kind.${kind}`)}</span>
    </span>
  );
}
