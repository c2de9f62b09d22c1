import * as repository from './proofs.repository.ts';

/** What the proofs module may do inside a transaction that holds the deal. */
export type ProofDesk = Pick<
  typeof repository,
  'findProof' | 'listOfDeal' | 'listOfJob' | 'updateProof' | 'rejectionsOf'
>;

export const proofDesk: ProofDesk = repository;
