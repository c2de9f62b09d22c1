import { proofsEndpoints } from '@keo/core/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { ProofsService } from './proofs.service.ts';

export function proofsModule({ routes }: Platform, proofs: ProofsService): void {
  routes.serve(proofsEndpoints.addProof, (input, me) => proofs.add(me.userId, input));
  routes.serve(proofsEndpoints.changeProof, (change, me) => proofs.change(me.userId, change));
  routes.serve(proofsEndpoints.proofsList, (query, me) => proofs.list(me.userId, query));
}
