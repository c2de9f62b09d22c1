import { boolean, object } from 'valibot';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { newsChannelSchema, newsChoicesSchema, newsTopicSchema } from './news-topics.schema.ts';

export const newsChoices = defineEndpoint({
  method: 'GET',
  path: '/user/news-choices',
  access: 'session',
  summary: 'Which topics’ news the caller gets in the app and by e-mail.',
  input: object({}),
  data: newsChoicesSchema,
});

export const chooseNews = defineEndpoint({
  method: 'POST',
  path: '/user/choose-news',
  access: 'session',
  summary:
    'Switches one topic’s news on one channel on or off and answers all choices. NOT_ALLOWED for what always comes: security mails, and money in the app.',
  input: object({ topic: newsTopicSchema, channel: newsChannelSchema, isOn: boolean() }),
  data: newsChoicesSchema,
});
