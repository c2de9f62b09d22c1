import { applicationsEndpoints, jobsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { AskFirst, type AskFirstProps } from '../../ui/ask-first.tsx';
import { useOwnApplicationTexts } from './use-own-application-texts.ts';

type Props = Pick<AskFirstProps, 'size' | 'fullWidth' | 'disabled'> & { applicationId: string };

export function WithdrawApplication({ applicationId, ...button }: Props) {
  const t = useOwnApplicationTexts();
  const toasts = useToastCommands();
  const withdraw = useKeoMutation(
    applicationsEndpoints.cancelApplication,
    [jobsEndpoints.jobInfo, applicationsEndpoints.myApplicationsList],
    // It may have been answered meanwhile.
    { refetchesOnError: true },
  );
  return (
    <AskFirst
      {...button}
      variant="ghost"
      label={t('applied.withdraw')}
      question={t('applied.withdraw.ask')}
      detail={t('applied.withdraw.detail')}
      no={t('applied.withdraw.no')}
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onYes={(close) =>
        withdraw.mutate(
          { applicationId },
          {
            onSuccess: () => {
              close();
              toasts.show({ severity: 'success', summary: t('applied.withdrawn') });
            },
          },
        )
      }
    />
  );
}
