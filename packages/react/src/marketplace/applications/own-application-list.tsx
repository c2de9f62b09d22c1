import type { ReactNode } from 'react';
import { type ApplicationState, applicationStates, applicationsEndpoints } from '@keo/core/contract';
import { useLiveQuery } from '../../notifications/use-live-query.ts';
import { FileIcon } from '../../ui/icons/subject-icons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StateList, type StateListProps } from '../state-list.tsx';
import { OwnApplicationRow, type OwnApplicationRowProps } from './own-application-row.tsx';
import { useOwnApplicationTexts } from './use-own-application-texts.ts';

export type OwnApplicationListProps = Omit<OwnApplicationRowProps, 'application'> &
  Pick<StateListProps<ApplicationState>, 'state' | 'onStateChange' | 'page' | 'onPageChange'> & {
    /** To open work, where there is no application. */
    action: ReactNode;
  };

/** The reader's applications, newest first, with what comes next for each. */
export function OwnApplicationList(props: OwnApplicationListProps) {
  const { state, onStateChange, page, onPageChange, action, ...row } = props;
  const t = useOwnApplicationTexts();
  const input = { state, pageNum: page, pageSize: 20 };
  const query = useLiveQuery(applicationsEndpoints.myApplicationsList, input);
  return (
    <StateList
      title={t('applied.title')}
      label={t('applied.filter')}
      all={t('applied.filter.all')}
      states={applicationStates.map((value) => ({ value, label: t(`applied.state.${value}`) }))}
      state={state}
      onStateChange={onStateChange}
      page={page}
      onPageChange={onPageChange}
      query={query}
      failed={t('applied.failed')}
      icon={<FileIcon />}
      none={t('applied.none')}
      showAll={t('applied.none.all')}
      empty={
        <EmptyState
          icon={<FileIcon />}
          title={t('applied.empty')}
          detail={t('applied.empty.detail')}
          action={action}
        />
      }
    >
      {query.data?.list.map((application) => (
        <OwnApplicationRow key={application.id} {...row} application={application} />
      ))}
    </StateList>
  );
}
