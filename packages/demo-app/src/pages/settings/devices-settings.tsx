import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '@keo/core/contract';
import { Badge, Card, ErrorCard, Skeleton, useKeo, useToastCommands, useTexts } from '@keo/react';
import { errorsEn } from '../errors/errors.en.ts';
import { errorsVi } from '../errors/errors.vi.ts';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';
import { PlaceRow } from './place-row.tsx';

const key = ['auth', 'sessions'];

/** Where this account is signed in, and the end of one of these sessions. */
function useDevices() {
  const t = useTexts(settingsVi, settingsEn);
  const { call } = useKeo();
  const toasts = useToastCommands();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(accountEndpoints.sessionsList, {}, { signal }),
  });
  const revoke = useMutation({
    mutationFn: (place: { id: string; device: string }) =>
      call(accountEndpoints.revokeSession, { id: place.id }),
    onSuccess: (_answer, { device }) => {
      toasts.show({ severity: 'success', summary: t('settings.devices.revoked', { device }) });
      return client.invalidateQueries({ queryKey: key });
    },
    onError: (failure) => toasts.show({ severity: 'error', summary: failure.message }),
  });
  const places = query.data?.list.map((place) => ({
    ...place,
    device: place.device || t('settings.devices.unknown'),
  }));
  return { query, places, revoke };
}

export function DevicesSettings() {
  const t = useTexts(settingsVi, settingsEn);
  const errorText = useTexts(errorsVi, errorsEn);
  const { query, places, revoke } = useDevices();
  const { error, refetch, isPending } = query;
  return (
    <Card as="section" id="devices" aria-busy={isPending}>
      <h2>{t('settings.devices')}</h2>
      {error && (
        <ErrorCard
          title={error.message}
          retryLabel={errorText('error.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Skeleton shape="block" height={56} />}
      <ul className="site-settings__rows">
        {places?.map((place) => (
          <PlaceRow
            key={place.id}
            name={
              <>
                {place.device} {place.current && <Badge tone="good">{t('settings.devices.current')}</Badge>}
              </>
            }
            at={place.lastUsedAt}
            end={
              place.current
                ? undefined
                : {
                    label: t('settings.devices.revoke'),
                    named: t('settings.devices.revokeNamed', { device: place.device }),
                    loading: revoke.isPending && revoke.variables.id === place.id,
                    onPress: () => revoke.mutate(place),
                  }
            }
          />
        ))}
      </ul>
    </Card>
  );
}
