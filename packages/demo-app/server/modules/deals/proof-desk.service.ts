import * as repository from './proofs.repository.ts';

/** What the proofs' own calls may do with them inside a transaction that holds their deal. */
export type ProofDesk = Pick<
  typeof repository,
  'findProof' | 'listOfDeal' | 'listOfJob' | 'updateProof' | 'rejectionsOf'
>;

export const proofDesk: ProofDesk = repository;
