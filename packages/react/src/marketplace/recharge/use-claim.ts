import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ApiError, isApiError, randomId } from '@keo/core';
import { type RechargeClaim, rechargeEndpoints } from '@keo/core/contract';
import { useSubmission } from '../../ui/use-submission.ts';
import { useKeo } from '../../client/use-keo.ts';
import { useRefetch } from '../../client/use-keo-query.ts';
import { useDraft } from '../../client/use-draft.ts';
import { useUpload } from '../../uploads/use-upload.ts';
import { type ClaimForm, claimFormSchema, toClaim, emptyClaim, readClaimDraft } from './claim-draft.ts';

export const claimDraftName = 'recharge-claim';
export const claimPictureScope = 'recharge claim';

const messagesByField = (error: ApiError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(error.refusal?.['fields'])).map(([name, said]) => [name, String(said)]),
  );

/** Autosaves; keeps one idempotency key until answered. */
export function useClaim(onSent: (claim: RechargeClaim) => void) {
  const { call, clock } = useKeo();
  const refetch = useRefetch([rechargeEndpoints.rechargeSuspenseList]);
  const draft = useDraft(claimDraftName);
  const picture = useUpload(claimPictureScope, 1);
  const [kept] = useState(() => readClaimDraft(draft.text));
  const [requestId, setRequestId] = useState(() => kept?.requestId ?? randomId());
  const form = useForm({
    resolver: valibotResolver(claimFormSchema(clock)),
    mode: 'onTouched',
    defaultValues: kept?.form ?? emptyClaim,
  });

  const keep = () => draft.keep(JSON.stringify({ requestId, form: form.getValues() }));
  const answered = () => {
    const next = randomId();
    setRequestId(next);
    draft.keep(JSON.stringify({ requestId: next, form: form.getValues() }));
  };

  const send = async (values: ClaimForm) => {
    keep();
    try {
      const claim = await call(rechargeEndpoints.createRechargeClaim, {
        ...toClaim(values, picture.files[0]?.id),
        requestId,
      });
      draft.drop();
      picture.clear();
      refetch();
      onSent(claim);
    } catch (error) {
      // After a refusal the next try is another request.
      if (isApiError(error) && !error.isUnknownOutcome && error.reason !== 'IN_PROGRESS') answered();
      if (isApiError(error) && error.reason === 'REQUEST_REUSED') refetch();
      throw error;
    }
  };

  return {
    form,
    keep,
    wasKept: kept !== null,
    isUploading: picture.isBusy,
    ...useSubmission(form, send, messagesByField),
  };
}
