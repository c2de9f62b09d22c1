import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partnersEndpoints } from '@keo/core/contract';
import { Button, Card, ErrorCard, Skeleton, useKeo, useTexts, useToastCommands } from '@keo/react';
import { errorsEn } from '../errors/errors.en.ts';
import { errorsVi } from '../errors/errors.vi.ts';
import { linkedSitesEn } from './linked-sites.en.ts';
import { linkedSitesVi } from './linked-sites.vi.ts';
import { LinkCode } from './link-code.tsx';
import { PlaceRow } from './place-row.tsx';

const key = ['embed', 'links'];
/** In ms, while a code waits to be used on the other site. */
const pollInterval = 3000;

type Link = { partnerId: string; name: string };

const findNewcomer = (list: readonly Link[] | undefined, before: readonly string[] | null) =>
  before === null ? undefined : list?.find(({ partnerId }) => !before.includes(partnerId));

/** The links, a code for a new one, and the end of one. */
function useLinks() {
  const t = useTexts(linkedSitesVi, linkedSitesEn);
  const { call } = useKeo();
  const toasts = useToastCommands();
  const client = useQueryClient();
  /** Ids of partners linked before the code was made; null while there is no code. */
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(partnersEndpoints.linksList, {}, { signal }),
    refetchInterval: ({ state }) =>
      before !== null && !findNewcomer(state.data?.list, before) ? pollInterval : false,
  });
  const list = query.data?.list;
  const newcomer = findNewcomer(list, before)?.name;

  const code = useMutation({
    mutationFn: () => call(partnersEndpoints.linkCode, {}),
    onSuccess: () => setBefore(list?.map(({ partnerId }) => partnerId) ?? []),
    onError: (failure) => toasts.show({ severity: 'error', summary: failure.message }),
  });
  const unlink = useMutation({
    mutationFn: ({ partnerId }: Link) => call(partnersEndpoints.unlink, { partnerId }),
    onSuccess: (_answer, { name }) =>
      toasts.show({ severity: 'success', summary: t('linkedSites.unlinked', { name }) }),
    onError: (failure) => toasts.show({ severity: 'error', summary: failure.message }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });

  useEffect(() => {
    if (newcomer === undefined) return;
    toasts.show({ severity: 'success', summary: t('linkedSites.linked', { name: newcomer }) });
  }, [newcomer, t, toasts]);
  const waiting = before !== null && newcomer === undefined ? code.data : undefined;
  return { query, list, code, unlink, waiting, forgetCode: () => setBefore(null) };
}

export function LinkedSitesSettings() {
  const t = useTexts(linkedSitesVi, linkedSitesEn);
  const errorText = useTexts(errorsVi, errorsEn);
  const { query, list, code, unlink, waiting, forgetCode } = useLinks();
  const { error, refetch, isPending } = query;
  return (
    <Card as="section" aria-busy={isPending}>
      <h2>{t('linkedSites')}</h2>
      <p className="site-quiet">{t('linkedSites.detail')}</p>
      {error && (
        <ErrorCard
          title={error.message}
          retryLabel={errorText('error.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Skeleton shape="block" height={56} />}
      {list?.length === 0 && <p>{t('linkedSites.none')}</p>}
      <ul className="site-settings__rows">
        {list?.map((site) => (
          <PlaceRow
            key={site.partnerId}
            name={site.name}
            at={site.linkedAt}
            end={{
              label: t('linkedSites.unlink'),
              named: t('linkedSites.unlinkNamed', { name: site.name }),
              loading: unlink.isPending && unlink.variables.partnerId === site.partnerId,
              onPress: () => unlink.mutate(site),
            }}
          />
        ))}
      </ul>
      {waiting && <LinkCode key={waiting.code} {...waiting} onOverdue={forgetCode} />}
      <div>
        <Button variant="soft" loading={code.isPending} disabled={!list} onClick={() => code.mutate()}>
          {t(waiting ? 'linkedSites.another' : 'linkedSites.make')}
        </Button>
      </div>
    </Card>
  );
}
