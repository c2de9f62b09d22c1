import type { FormEvent } from 'react';
import type { FileType } from '@keo/core';
import {
  type DealView,
  type ProofView,
  geoSchema,
  isWebLink,
  proofCheckSchema,
  proofsEndpoints,
} from '@keo/core/contract';
import { array, safeParse } from 'valibot';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { readDraft } from '../../client/read-draft.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { dealReads } from '../deals/deal-reads.ts';
import { EvidenceUploads } from './evidence-uploads.tsx';
import { stepWeight } from '../deals/main-step.ts';
import { PlaceField } from './place-field.tsx';
import { ProofChecks } from './proof-checks.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { useEvidenceDraft } from './use-evidence-draft.ts';

const images = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies FileType[];
const videos = ['video/mp4', 'video/quicktime', 'video/webm'] as const satisfies FileType[];
const fileKinds: readonly (readonly ['IMAGE' | 'VIDEO' | 'PDF' | 'FILE', readonly FileType[]])[] = [
  ['IMAGE', images],
  ['VIDEO', videos],
  ['PDF', ['application/pdf']],
  [
    'FILE',
    [
      ...images,
      'application/pdf',
      'application/zip',
      'application/json',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ],
];

/** Sends the draft, to the review or as kept evidence; what the server finds missing, and its other faults. */
function useHandIn(deal: DealView, proof: ProofView) {
  const add = useKeoMutation(proofsEndpoints.addProof, dealReads);
  const draft = useEvidenceDraft(
    `proof ${proof.id}`,
    { text: '', link: '', place: '' },
    proof.accept.maxFiles ?? 10,
  );
  const [text, link] = [draft.fields.text.trim(), draft.fields.link.trim()];
  const place = readDraft(geoSchema, draft.fields.place);
  const isWrong = link !== '' && !isWebLink(link);
  const refused = safeParse(array(proofCheckSchema), add.error?.refusal?.['checks']);
  const kept = proof.state === 'UPLOADED' ? proof.checks.filter(({ passed }) => !passed) : [];
  const send = (submit: boolean) => {
    if (isWrong || add.isPending || draft.isBusy) return;
    add.mutate(
      {
        dealId: deal.id,
        kind: 'EVIDENCE',
        proofId: proof.id,
        fileIds: [...draft.fileIds],
        ...(text && { text }),
        ...(link && { link }),
        ...(place && { geo: place }),
        ...(proof.accept.mustBeFresh && draft.capturedAt && { capturedAt: draft.capturedAt }),
        submit,
      },
      { onSuccess: draft.clear },
    );
  };
  return {
    draft,
    place,
    isWrong,
    isPending: add.isPending,
    ...(refused.success
      ? { lacks: refused.output, from: 'sent' as const }
      : { lacks: kept, from: 'kept' as const }),
    ...refusedAt(add.error, ['text', 'link']),
    send,
  };
}

export function HandIn({ deal, proof }: { deal: DealView; proof: ProofView }) {
  const t = useDealTexts();
  const { draft, place, isWrong, isPending, lacks, from, at, rest, send } = useHandIn(deal, proof);
  const { fields, change } = draft;
  const { text, link } = fields;
  const takes = fileKinds.filter(([type]) => proof.accept.types.includes(type));
  const { types, match, minTextLen: least = 0 } = proof.accept;
  const isLinkNeeded = types.includes('LINK') && (types.length === 1 || match === 'ALL');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(true);
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      <EvidenceUploads draft={draft} label={t('proof.files')} accept={takes.flatMap(([, kinds]) => kinds)} />
      <Textarea
        label={t('proof.text')}
        hint={least > 0 && t('proof.written', { count: text.trim().length, least })}
        rows={4}
        maxLength={5000}
        value={text}
        error={at('text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Field
        label={t(isLinkNeeded ? 'proof.link.needed' : 'proof.link')}
        type="url"
        inputMode="url"
        value={link}
        error={isWrong ? t('proof.link.invalid') : at('link')}
        onChange={(event) => change({ link: event.target.value })}
      />
      {types.includes('GEO') && (
        <PlaceField place={place} onChange={(next) => change({ place: next ? JSON.stringify(next) : '' })} />
      )}
      {lacks.length > 0 && (
        <div role="status">
          {t(`proof.lacks.${from}`)}
          <ul className="keo-plain">
            <ProofChecks accept={proof.accept} checks={lacks} startedAt={deal.startedAt} />
          </ul>
        </div>
      )}
      {rest && <FormFailure error={rest} />}
      <div className="keo-row__acts">
        <Button
          type="submit"
          variant={stepWeight(deal, ['revise', 'handIn'], proof.id)}
          disabled={draft.isBusy}
          loading={isPending}
        >
          {t('proof.submit')}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={() => send(false)}>
          {t('proof.keep')}
        </Button>
      </div>
      <p className="keo-quiet">{t('proof.keep.seen', { name: deal.author.displayName })}</p>
    </form>
  );
}
