import type { NotificationsFilter } from '@keo/core';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { groupOfType, notificationGroups, typeOfGroup } from './notification-groups.ts';
import { useInboxTexts } from './use-inbox-texts.ts';

export type NotificationFilterBarProps = {
  filter: NotificationsFilter;
  onFilterChange: (filter: NotificationsFilter) => void;
};

const states = { all: undefined, unread: false, read: true } as const;
type State = keyof typeof states;
const stateNames: readonly State[] = ['all', 'unread', 'read'];

const isEmpty = (filter: NotificationsFilter) => Object.values(filter).every((value) => value === undefined);

/** Group, read or not, and days in Vietnam. */
export function NotificationFilterBar({ filter, onFilterChange }: NotificationFilterBarProps) {
  const t = useInboxTexts();
  const change = (part: NotificationsFilter) => onFilterChange({ ...filter, ...part });
  const state = stateNames.find((name) => states[name] === filter.isRead) ?? 'all';
  const group = filter.type === undefined ? 'all' : (groupOfType(filter.type) ?? '');

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
          change({ type: chosen && typeOfGroup(chosen) });
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
      <Field
        type="date"
        label={t('inbox.filter.from')}
        value={filter.dateFrom ?? ''}
        max={filter.dateTo}
        onChange={(event) => change({ dateFrom: event.target.value || undefined })}
      />
      <Field
        type="date"
        label={t('inbox.filter.to')}
        value={filter.dateTo ?? ''}
        min={filter.dateFrom}
        onChange={(event) => change({ dateTo: event.target.value || undefined })}
      />
      {!isEmpty(filter) && (
        <Button variant="link" size="small" onClick={() => onFilterChange({})}>
          {t('inbox.filter.clear')}
        </Button>
      )}
    </div>
  );
}
