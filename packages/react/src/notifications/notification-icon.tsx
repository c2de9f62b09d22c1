import { type NotificationKind, getCodeRow } from '@keo/core';
import { BellIcon } from '../ui/icons/bell-icon.tsx';
import { CheckIcon, WarningIcon } from '../ui/icons/state-icons.tsx';
import {
  BanknoteIcon,
  BriefcaseIcon,
  ClockIcon,
  FileIcon,
  HandshakeIcon,
  MessageIcon,
  UserIcon,
} from '../ui/icons/subject-icons.tsx';
import type { InboxTexts } from './use-inbox-texts.ts';

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

/** Money and completed things in jade, urgent ones in red. */
export function NotificationIcon({ type, t }: { type: string; t: InboxTexts }) {
  const kind = getCodeRow(type)?.kind ?? 'other';
  const Icon = icons[kind];
  return (
    <span className="keo-item__icon" data-kind={kind}>
      <Icon size={18} />
      <span className="keo-unseen">{t(`inbox.kind.${kind}`)}</span>
    </span>
  );
}
