import type { NotificationsFilter } from '@keo/core';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { groupOfType, notificationGroups, typeOfGroup } from './notification-groups.ts';

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
  const translate = useTranslate();
  const change = (part: NotificationsFilter) => onFilterChange({ ...filter, ...part });
  const state = stateNames.find((name) => states[name] === filter.isRead) ?? 'all';
  const group = filter.type === undefined ? 'all' : (groupOfType(filter.type) ?? '');

  return (
    <div className="keo-filter" role="group" aria-label={translate('inbox.filter.label')}>
      <Select
        label={translate('inbox.filter.group')}
        value={group}
        placeholder={filter.type ?? ''}
        options={(['all', ...notificationGroups] as const).map((value) => ({
          value,
          label: translate(`inbox.filter.group.${value}`),
        }))}
        onValueChange={(value) => {
          const chosen = notificationGroups.find((name) => name === value);
          change({ type: chosen && typeOfGroup(chosen) });
        }}
      />
      <Select
        label={translate('inbox.filter.read')}
        value={state}
        options={stateNames.map((value) => ({ value, label: translate(`inbox.filter.read.${value}`) }))}
        onValueChange={(value) =>
          change({ isRead: states[stateNames.find((name) => name === value) ?? 'all'] })
        }
      />
      <Field
        type="date"
        label={translate('inbox.filter.from')}
        value={filter.dateFrom ?? ''}
        max={filter.dateTo}
        onChange={(event) => change({ dateFrom: event.target.value || undefined })}
      />
      <Field
        type="date"
        label={translate('inbox.filter.to')}
        value={filter.dateTo ?? ''}
        min={filter.dateFrom}
        onChange={(event) => change({ dateTo: event.target.value || undefined })}
      />
      {!isEmpty(filter) && (
        <Button variant="link" size="small" onClick={() => onFilterChange({})}>
          {translate('inbox.filter.clear')}
        </Button>
      )}
    </div>
  );
}
