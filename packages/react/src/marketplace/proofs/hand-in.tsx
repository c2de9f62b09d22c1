import type { FormEvent } from 'react';
import type { FileType } from '@keo/core';
import {
  type DealView,
  type ProofView,
  isWebLink,
  proofCheckSchema,
  proofsEndpoints,
  uploadsEndpoints,
} from '@keo/core/contract';
import { array, safeParse } from 'valibot';
import { FormFailure } from '../../ui/form-failure.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { useKeoMutation, useKeoQuery } from '../../client/use-keo-query.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { FileUploader } from '../../uploads/file-uploader.tsx';
import { dealReads } from '../deals/deal-reads.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import { stepWeight } from '../deals/main-step.ts';
import { PlaceField } from './place-field.tsx';
import { ProofChecks } from './proof-checks.tsx';
import { useDealTexts } from '../deals/use-deal-texts.ts';
import { useHandInDraft } from './use-hand-in-draft.ts';

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

/** A file uploaded before a reload; the server keeps it for a day. */
function EarlierFile({ fileId, onRemove }: { fileId: string; onRemove: () => void }) {
  const t = useDealTexts();
  const { error } = useKeoQuery(uploadsEndpoints.fileInfo, { id: fileId });
  return (
    <li className="keo-conditions__head">
      {error?.reason === 'NOT_FOUND' ? <span>{t('proof.gone')}</span> : <EvidenceFiles fileIds={[fileId]} />}
      <Button size="small" variant="ghost" onClick={onRemove}>
        {t('proof.remove')}
      </Button>
    </li>
  );
}

/** Sends the draft, to the review or as kept evidence; what the server finds missing, and its other faults. */
function useHandIn(deal: DealView, proof: ProofView) {
  const add = useKeoMutation(proofsEndpoints.addProof, dealReads);
  const draft = useHandInDraft(proof);
  const [text, link] = [draft.text.trim(), draft.link.trim()];
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
        fileIds: draft.fileIds,
        ...(text && { text }),
        ...(link && { link }),
        ...(draft.place && { geo: draft.place }),
        submit,
      },
      { onSuccess: draft.clear },
    );
  };
  return {
    draft,
    isWrong,
    isPending: add.isPending,
    lacks: refused.success ? refused.output : kept,
    ...refusedAt(add.error, ['text', 'link']),
    send,
  };
}

export function HandIn({ deal, proof }: { deal: DealView; proof: ProofView }) {
  const t = useDealTexts();
  const { draft, isWrong, isPending, lacks, at, rest, send } = useHandIn(deal, proof);
  const { text, link, change } = draft;
  const { types, match, minTextLen: least = 0 } = proof.accept;
  const isLinkNeeded = types.includes('LINK') && (types.length === 1 || match === 'ALL');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(true);
  };
  return (
    <form className="keo-stack" noValidate onSubmit={submit}>
      <Files proof={proof} draft={draft} />
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
      {types.includes('GEO') && <PlaceField place={draft.place} onChange={(place) => change({ place })} />}
      {lacks.length > 0 && (
        <div role="status">
          <ul className="keo-plain">
            <ProofChecks accept={proof.accept} checks={lacks} />
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
    </form>
  );
}

function Files({ proof, draft }: { proof: ProofView; draft: ReturnType<typeof useHandInDraft> }) {
  const t = useDealTexts();
  const takes = fileKinds.filter(([type]) => proof.accept.types.includes(type));
  return (
    <>
      {takes.length > 0 && (
        <FileUploader
          scope={draft.scope}
          label={t('proof.files')}
          max={draft.max}
          accept={takes.flatMap(([, kinds]) => kinds)}
        />
      )}
      {draft.earlier.length > 0 && (
        <ul className="keo-plain keo-stack" aria-label={t('proof.earlier')}>
          {draft.earlier.map((fileId) => (
            <EarlierFile key={fileId} fileId={fileId} onRemove={() => draft.remove(fileId)} />
          ))}
        </ul>
      )}
    </>
  );
}
