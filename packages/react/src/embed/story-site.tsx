import { onePerStory } from '../client/one-per-story.ts';
import { networkOf } from '../client/story-network.ts';
import { type FakeSite, openFakeSite } from './fake-site.ts';

type Context = { id: string; globals: Record<string, unknown>; parameters: Record<string, unknown> };

const sites = onePerStory<FakeSite>((site) => site.close());

/** The running story's site. */
export function siteOf({ id }: Pick<Context, 'id'>): FakeSite {
  const site = sites.of(id);
  if (!site) throw new Error(`The story "${id}" has no site: spread siteStory into its meta.`);
  return site;
}

/** Set-up of stories of embedded widgets: a host site with Keo behind it. */
export const siteStory = {
  beforeEach: ({ id, globals, parameters }: Context) => {
    const more = parameters['fake'];
    return sites.begin(id, () =>
      openFakeSite({ ...(typeof more === 'object' ? more : {}), ...networkOf(globals) }),
    );
  },
};

/** An element in a widget's shadow root, once rendered. */
export const partOf = (tag: string, selector: string, place: ParentNode = document) => {
  const found = place.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`<${tag}> has no ${selector} yet`);
  return found;
};
