import { type FormEvent, useState } from 'react';
import type { FileType } from '@keo/core';
import {
  type DealView,
  type ProofView,
  isWebLink,
  proofCheckSchema,
  proofsEndpoints,
} from '@keo/core/contract';
import { array, safeParse } from 'valibot';
import { FormFailure } from '../auth/form-failure.tsx';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { FileUploader } from '../uploads/file-uploader.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { dealReads } from './deal-reads.ts';
import { ProofChecks } from './proof-checks.tsx';
import { useDealTexts } from './use-deal-texts.ts';

const images = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies FileType[];
const videos = ['video/mp4', 'video/quicktime', 'video/webm'] as const satisfies FileType[];
/** Which files each kind of evidence may be. */
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

/** What the worker hands in for one proof: files, words, a link. */
export function HandIn({ deal, proof }: { deal: DealView; proof: ProofView }) {
  const t = useDealTexts();
  const add = useKeoMutation(proofsEndpoints.addProof, dealReads);
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const takes = fileKinds.filter(([type]) => proof.accept.types.includes(type));
  const max = proof.accept.maxFiles ?? 10;
  const upload = useUpload(`proof ${proof.id}`, max);
  const isWrong = link.trim() !== '' && !isWebLink(link.trim());
  const send = (submit: boolean) => {
    if (isWrong || add.isPending || upload.isBusy) return;
    add.mutate(
      {
        dealId: deal.id,
        kind: 'EVIDENCE',
        proofId: proof.id,
        fileIds: upload.files.map(({ id }) => id),
        ...(text.trim() && { text: text.trim() }),
        ...(link.trim() && { link: link.trim() }),
        submit,
      },
      { onSuccess: upload.clear },
    );
  };
  const refused = safeParse(array(proofCheckSchema), add.error?.refusal?.['checks']);
  // What was refused is not kept: the server says with its refusal what that lacks.
  const kept = proof.state === 'UPLOADED' ? proof.checks.filter(({ passed }) => !passed) : [];
  const lacks = refused.success ? refused.output : kept;
  return (
    <form
      className="keo-stack"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(true);
      }}
    >
      {takes.length > 0 && (
        <FileUploader
          scope={`proof ${proof.id}`}
          label={t('proof.files')}
          max={max}
          accept={takes.flatMap(([, kinds]) => kinds)}
        />
      )}
      <Textarea
        label={t('proof.text')}
        rows={4}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label={t('proof.link')}
        type="url"
        inputMode="url"
        value={link}
        error={isWrong ? t('proof.link.invalid') : undefined}
        onChange={(event) => setLink(event.target.value)}
      />
      {lacks.length > 0 && (
        <div role="status">
          <ul>
            <ProofChecks accept={proof.accept} checks={lacks} />
          </ul>
        </div>
      )}
      {add.error && <FormFailure error={add.error} />}
      <div className="keo-row__acts">
        <Button type="submit" disabled={upload.isBusy} loading={add.isPending}>
          {t('proof.submit')}
        </Button>
        <Button variant="ghost" disabled={add.isPending} onClick={() => send(false)}>
          {t('proof.keep')}
        </Button>
      </div>
    </form>
  );
}
