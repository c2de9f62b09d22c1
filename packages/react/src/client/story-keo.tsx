import type { ComponentType } from 'react';
import { type FakeKeo, type FakeKeoOptions, createFakeKeo } from '@keo/core/testing';
import { KeoProvider } from './keo-provider.tsx';
import { onePerStory } from './one-per-story.ts';
import { getNetwork } from './story-network.ts';

type Context = { id: string; globals: Record<string, unknown>; parameters: Record<string, unknown> };

const fakes = onePerStory<FakeKeo>((fake) => fake.keo.stop());

export function getFake({ id }: Pick<Context, 'id'>): FakeKeo {
  const fake = fakes.of(id);
  if (!fake) throw new Error(`The story "${id}" has no Keo: spread keoStory(…) into its meta.`);
  return fake;
}

/** Set-up of stories: a client over an in-memory server. */
export const keoStory = (options: FakeKeoOptions = {}) => ({
  beforeEach: ({ id, globals, parameters }: Context) => {
    const more = parameters['fake'];
    sessionStorage.removeItem('keo.signUp');
    const locale = globals['locale'] === 'vi' ? 'vi' : 'en';
    return fakes.begin(id, () =>
      createFakeKeo({
        locale,
        ...options,
        ...(typeof more === 'object' ? more : {}),
        ...getNetwork(globals),
      }),
    );
  },
  decorators: [
    (Story: ComponentType, context: Context) => (
      <KeoProvider keo={getFake(context).keo}>
        <Story />
      </KeoProvider>
    ),
  ],
});
