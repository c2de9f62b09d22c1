import { onePerStory } from '../client/one-per-story.ts';
import { getNetwork } from '../client/story-network.ts';
import { type FakeSite, openFakeSite } from './fake-site.ts';

type Context = { id: string; globals: Record<string, unknown>; parameters: Record<string, unknown> };

const sites = onePerStory<FakeSite>((site) => site.close());

export function getSite({ id }: Pick<Context, 'id'>): FakeSite {
  const site = sites.of(id);
  if (!site) throw new Error(`The story "${id}" has no site: spread siteStory into its meta.`);
  return site;
}

export const siteStory = {
  beforeEach: ({ id, globals, parameters }: Context) => {
    const more = parameters['fake'];
    return sites.begin(id, () =>
      openFakeSite({ ...(typeof more === 'object' ? more : {}), ...getNetwork(globals) }),
    );
  },
};

export const getPart = (tag: string, selector: string, place: ParentNode = document) => {
  const found = place.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`<${tag}> has no ${selector} yet`);
  return found;
};
