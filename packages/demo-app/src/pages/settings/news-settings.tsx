import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EndpointInput,
  type NewsChannel,
  type NewsChoices,
  type NewsTopic,
  isAlwaysOn,
  newsChannels,
  newsEndpoints,
  newsTopics,
  newsTopicsEn,
  newsTopicsVi,
} from '@keo/core/contract';
import { Card, Checkbox, ErrorCard, Skeleton, useAuth, useKeo, useTexts, useToastCommands } from '@keo/react';
import { PageLink } from '../../routes/page-link.tsx';
import { errorsEn } from '../errors/errors.en.ts';
import { errorsVi } from '../errors/errors.vi.ts';
import { settingsEn } from './settings.en.ts';
import { settingsVi } from './settings.vi.ts';

const key = ['user', 'news'];

type Choice = EndpointInput<typeof newsEndpoints.chooseNews>;

const withChoice = (choices: NewsChoices, { topic, channel, isOn }: Choice): NewsChoices => ({
  ...choices,
  [topic]: { ...choices[topic], [channel]: isOn },
});

/** Shown at once and taken back where it fails; only the switch that was pressed is sent, one after another. */
function useNewsChoices() {
  const t = useTexts(settingsVi, settingsEn);
  const name = useTexts(newsTopicsVi, newsTopicsEn);
  const { call } = useKeo();
  const toasts = useToastCommands();
  const client = useQueryClient();
  const change = (choice: Choice) =>
    client.setQueryData<NewsChoices>(key, (known) => known && withChoice(known, choice));
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(newsEndpoints.newsChoices, {}, { signal }),
  });
  const choose = useMutation({
    mutationKey: key,
    scope: { id: 'news' },
    mutationFn: (choice: Choice) => call(newsEndpoints.chooseNews, choice),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey: key });
      change(choice);
    },
    onSuccess: (_answer, { topic, channel, isOn }) => {
      const said = t(`settings.news.${channel}.${isOn ? 'on' : 'off'}`, { topic: name(`news.${topic}`) });
      toasts.show({ severity: 'success', summary: said });
    },
    onError: (failure, choice) => {
      change({ ...choice, isOn: !choice.isOn });
      toasts.show({ severity: 'error', summary: failure.message });
    },
    // It may be stored though its answer was lost. What is still being sent stays as it is shown.
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key });
    },
  });
  return { query, choose: choose.mutate };
}

/** What reaches a person in the app and by e-mail; `#news` is where each mail links. */
export function NewsSettings() {
  const t = useTexts(settingsVi, settingsEn);
  const errorText = useTexts(errorsVi, errorsEn);
  const { user } = useAuth();
  const { query, choose } = useNewsChoices();
  const { data, error, refetch, isPending } = query;
  return (
    <Card as="section" id="news" aria-busy={isPending}>
      <h2>{t('settings.news')}</h2>
      <p className="site-quiet">{t('settings.news.detail')}</p>
      {user && !user.verified.email && (
        <p className="site-quiet">
          {t('settings.news.unverified')} <PageLink to="/verify-email">{t('settings.news.verify')}</PageLink>
        </p>
      )}
      {error && (
        <ErrorCard
          title={error.message}
          retryLabel={errorText('error.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Skeleton shape="block" height={320} />}
      {data && <NewsTable choices={data} choose={choose} />}
    </Card>
  );
}

type TableProps = { choices: NewsChoices; choose: (choice: Choice) => void };

function NewsTable({ choices, choose }: TableProps) {
  const t = useTexts(settingsVi, settingsEn);
  const name = useTexts(newsTopicsVi, newsTopicsEn);
  return (
    <table className="site-settings__news">
      <thead>
        <tr>
          <th scope="col">{t('settings.news.topic')}</th>
          {newsChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(`settings.news.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {newsTopics.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              <span className="site-settings__topic">{name(`news.${topic}`)}</span>
              <span className="site-quiet">{t(`settings.news.${topic}.detail`)}</span>
            </th>
            {newsChannels.map((channel) => (
              <td key={channel}>
                <NewsSwitch topic={topic} channel={channel} choices={choices} choose={choose} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NewsSwitch({
  topic,
  channel,
  choices,
  choose,
}: TableProps & { topic: NewsTopic; channel: NewsChannel }) {
  const t = useTexts(settingsVi, settingsEn);
  const name = useTexts(newsTopicsVi, newsTopicsEn);
  if (isAlwaysOn(topic, channel)) return <span className="site-quiet">{t('settings.news.always')}</span>;
  const label = t(`settings.news.${channel}.label`, { topic: name(`news.${topic}`) });
  return (
    <Checkbox
      label={<span className="keo-unseen">{label}</span>}
      checked={choices[topic][channel]}
      onChange={({ target }) => choose({ topic, channel, isOn: target.checked })}
    />
  );
}
