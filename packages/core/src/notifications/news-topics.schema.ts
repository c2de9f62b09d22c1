import { type InferOutput, boolean, object, picklist } from 'valibot';

/** What news is about, as a person chooses it in the settings. */
export const newsTopics = ['deadlines', 'applications', 'proofs', 'messages', 'account'] as const;
export const newsTopicSchema = picklist(newsTopics);
export type NewsTopic = InferOutput<typeof newsTopicSchema>;

/** `app`: the bell and its toasts. `mail`: e-mail. */
export const newsChannels = ['app', 'mail'] as const;
export const newsChannelSchema = picklist(newsChannels);
export type NewsChannel = InferOutput<typeof newsChannelSchema>;

const channelsSchema = object({ app: boolean(), mail: boolean() });

/** Whether each topic's news comes, by each channel. */
export const newsChoicesSchema = object({
  deadlines: channelsSchema,
  applications: channelsSchema,
  proofs: channelsSchema,
  messages: channelsSchema,
  account: channelsSchema,
});
export type NewsChoices = InferOutput<typeof newsChoicesSchema>;

/** Security codes and warnings must arrive, and money must not move unseen. */
const alwaysOn: Readonly<Record<NewsTopic, readonly NewsChannel[]>> = {
  deadlines: ['app'],
  applications: [],
  proofs: [],
  messages: [],
  account: ['app', 'mail'],
};
export const isAlwaysOn = (topic: NewsTopic, channel: NewsChannel): boolean =>
  alwaysOn[topic].includes(channel);
