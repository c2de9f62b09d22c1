import { dealsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../client/use-keo-query.ts';
import type { ActProps } from './ask-act.tsx';
import { ChangeForm } from './change-form.tsx';
import { dealReads } from './deal-reads.ts';
import { baseOf } from './offer-act.tsx';
import { OpenAct } from './open-act.tsx';
import { useDealTexts } from './use-deal-texts.ts';

/** Sends a change request: time, money, a condition. */
export function ChangeAct({ deal }: ActProps) {
  const t = useDealTexts();
  const call = useKeoMutation(dealsEndpoints.giveOffer, dealReads);
  return (
    <OpenAct label={t('act.CHANGE_ORDER')}>
      {(close) => (
        <ChangeForm
          deal={deal}
          isBusy={call.isPending}
          error={call.error}
          onSend={(terms, note) =>
            call.mutate(
              { ...baseOf(deal), decision: 'CHANGE_ORDER', terms, ...(note && { note }) },
              { onSuccess: close },
            )
          }
        />
      )}
    </OpenAct>
  );
}
