import {
  type NotificationGroup,
  type NotificationsFilter,
  getCodeRow,
  notificationCodes,
  notificationGroups,
} from '@keo/core';
import { PeriodFilter } from '../ui/dates/period-filter.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { useInboxTexts } from './use-inbox-texts.ts';

export type NotificationFilterBarProps = {
  filter: NotificationsFilter;
  onFilterChange: (filter: NotificationsFilter) => void;
};

const states = { all: undefined, unread: false, read: true } as const;
type State = keyof typeof states;
const stateNames: readonly State[] = ['all', 'unread', 'read'];

const toType = (group: NotificationGroup): string =>
  notificationCodes.filter((code) => getCodeRow(code)?.groups.includes(group)).join(',');

const isEmpty = (filter: NotificationsFilter) => Object.values(filter).every((value) => value === undefined);

export function NotificationFilterBar({ filter, onFilterChange }: NotificationFilterBarProps) {
  const t = useInboxTexts();
  const change = (part: NotificationsFilter) => onFilterChange({ ...filter, ...part });
  const state = stateNames.find((name) => states[name] === filter.isRead) ?? 'all';
  const group =
    filter.type === undefined
      ? 'all'
      : (notificationGroups.find((name) => toType(name) === filter.type) ?? '');

  return (
    <div className="keo-filter" role="group" aria-label={t('inbox.filter.label')}>
      <Select
        label={t('inbox.filter.group')}
        value={group}
        placeholder={filter.type ?? ''}
        options={(['all', ...notificationGroups] as const).map((value) => ({
          value,
          label: t(`inbox.filter.group.${value}`),
        }))}
        onValueChange={(value) => {
          const chosen = notificationGroups.find((name) => name === value);
          change({ type: chosen && toType(chosen) });
        }}
      />
      <Select
        label={t('inbox.filter.read')}
        value={state}
        options={stateNames.map((value) => ({ value, label: t(`inbox.filter.read.${value}`) }))}
        onValueChange={(value) =>
          change({ isRead: states[stateNames.find((name) => name === value) ?? 'all'] })
        }
      />
      <PeriodFilter dateFrom={filter.dateFrom} dateTo={filter.dateTo} onChange={change} />
      {!isEmpty(filter) && (
        <Button variant="link" size="small" onClick={() => onFilterChange({})}>
          {t('inbox.filter.clear')}
        </Button>
      )}
    </div>
  );
}
