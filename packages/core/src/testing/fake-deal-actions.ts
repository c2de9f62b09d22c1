import type { DealCommand } from '../deals/deal.facts.ts';
import type { DealView } from '../deals/deal.schema.ts';
import type { Terms } from '../terms/terms.schema.ts';
import type { JobView } from '../jobs/job.schema.ts';
import type { ProofCommand } from '../proofs/proof.facts.ts';
import { createFakeDealRoutes } from './fake-deal-routes.ts';
import { getSide } from './fake-deal-view.ts';
import { type FakeDeals, createFakeDeals } from './fake-deals.ts';
import { type FakeLaw, type FakeLawDeps, createFakeLaw } from './fake-law.ts';
import type { Route } from './fake-routes.ts';

/** What other users do with deals than the one on screen; by usernames. */
export type FakeDealActions = {
  /** The author of a job makes a first offer. */
  offer: (author: string, worker: string, job: JobView, terms: Terms, text?: string) => DealView;
  act: (username: string, dealId: string, command: DealCommand, text?: string) => void;
  judge: (username: string, proofId: string, command: ProofCommand, text?: string) => void;
  view: (username: string, dealId: string) => DealView;
  /** Puts a deal into a user's list as it is. */
  show: (username: string, deal: DealView) => void;
};

export type OpenFakeDeals = (deps: FakeLawDeps) => {
  routes: Route[];
  actions: FakeDealActions;
  deals: FakeDeals;
  law: FakeLaw;
};

/** Adds deals to a server in memory; without them the laws are not bundled. */
export const fakeDeals: OpenFakeDeals = (deps) => {
  const { clock, account } = deps;
  const law = createFakeLaw(deps);
  const isServed = (path: string): boolean => routes.some(({ endpoint }) => endpoint.path === path);
  const deals = createFakeDeals({ clock, law, isServed });
  const routes: Route[] = createFakeDealRoutes(deals);
  const seen = (username: string, dealId: string) => {
    const me = account(username);
    return { me, deal: deals.find(dealId, me) };
  };
  return {
    routes,
    deals,
    law,
    actions: {
      offer: (_author, worker, job, terms, text) =>
        deals.begin(job, account(worker), { type: 'INIT_BY_AUTHOR', terms }, { party: 'author', text }),
      act(username, dealId, command, text) {
        const { me, deal } = seen(username, dealId);
        deals.act(deal, command, { party: getSide(deal, me), text });
      },
      judge(username, proofId, command, text) {
        const me = account(username);
        const { deal, proof } = deals.findProof(proofId, me);
        deals.judge(proof, command, { party: getSide(deal, me), text });
      },
      view(username, dealId) {
        const { me, deal } = seen(username, dealId);
        return deals.view(deal, me);
      },
      show: (username, deal) => deals.show(account(username), deal),
    },
  };
};
