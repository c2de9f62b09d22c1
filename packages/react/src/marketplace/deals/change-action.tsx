import { dealsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import type { ActionProps } from './ask-action.tsx';
import { ChangeForm } from './change-form.tsx';
import { dealReads } from './deal-reads.ts';
import { toBase } from './offer-action.tsx';
import { OpenAction } from './open-action.tsx';
import { useDealTexts } from './use-deal-texts.ts';

export function ChangeAction({ deal }: ActionProps) {
  const t = useDealTexts();
  const call = useKeoMutation(dealsEndpoints.giveOffer, dealReads);
  return (
    <OpenAction label={t('act.CHANGE_ORDER')}>
      {(close) => (
        <ChangeForm
          deal={deal}
          isBusy={call.isPending}
          error={call.error}
          onSend={(terms, note) =>
            call.mutate(
              { ...toBase(deal), decision: 'CHANGE_ORDER', terms, ...(note && { note }) },
              { onSuccess: close },
            )
          }
        />
      )}
    </OpenAction>
  );
}
