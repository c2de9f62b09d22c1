import type { RejectionRule } from '@keo/core/contract';
import { Readable } from 'node:stream';
import { getPerson } from './cast.ts';
import type { Past } from './past.ts';
import { type Drawing, drawPicture } from './pictures.ts';
import { type Step, glance, of, getProof } from './step.ts';

/** Uploads a file as a page would. Returns its id. */
export async function upload({ services }: Past, userId: string, file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const sent = new Response(form);
  const bytes = Buffer.from(await sent.arrayBuffer());
  const stored = await services.uploads.takeWhole(userId, {
    stream: Readable.from([bytes]),
    contentType: sent.headers.get('content-type') ?? '',
    length: bytes.length,
  });
  return stored.id;
}

/** Submits evidence for one proof; its pictures are of that kind, from number `first` on. */
export const handIn = (
  hoursAgo: number,
  dealId: string,
  no: number,
  evidence: { pictures?: { kind: Drawing; first?: number; count: number }; text?: string; link?: string },
): Step => ({
  hoursAgo,
  async run(past, known) {
    const worker = getPerson(dealId, 'worker');
    const { pictures, ...words } = evidence;
    const fileIds: string[] = [];
    for (let n = 0; n < (pictures?.count ?? 0); n += 1)
      fileIds.push(
        await upload(past, worker, await drawPicture(pictures?.kind ?? 'screen', (pictures?.first ?? 0) + n)),
      );
    const { id: proofId } = await getProof(past, known, dealId, no);
    const { checks } = await past.services.proofs.add(worker, {
      dealId: of(known.deals, dealId),
      kind: 'EVIDENCE',
      proofId,
      fileIds,
      ...words,
      capturedAt: past.now().toISOString(),
      submit: true,
    });
    if (checks.length > 0) throw new Error(`Proof ${no} of ${dealId} lacks ${JSON.stringify(checks)}`);
  },
});

/** The author's decision on a proof. */
export const judge = (
  hoursAgo: number,
  dealId: string,
  no: number,
  verdict: { action: 'APPROVE' | 'REQUEST_REVISION' | 'REJECT'; note?: string; reasonCode?: RejectionRule },
): Step => ({
  hoursAgo,
  async run(past, known) {
    const { id: proofId, version } = await getProof(past, known, dealId, no);
    await past.services.proofs.change(getPerson(dealId, 'author'), { proofId, version, ...verdict });
  },
});

/** The worker appeals against a rejection. */
export const appeal = (hoursAgo: number, dealId: string, no: number, statement: string): Step => ({
  hoursAgo,
  async run(past, known) {
    const { ofDeal } = await glance(past, known, dealId);
    const { id: proofId } = await getProof(past, known, dealId, no);
    await past.services.deals.appeal(getPerson(dealId, 'worker'), {
      ...ofDeal,
      proofId,
      statement,
      fileIds: [],
    });
  },
});
