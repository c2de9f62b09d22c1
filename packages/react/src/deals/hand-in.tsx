import { type FormEvent, useState } from 'react';
import type { FileType } from '@keo/core';
import { type DealView, type ProofView, isWebLink, proofsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../auth/form-failure.tsx';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { FileUploader } from '../uploads/file-uploader.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { dealReads } from './deal-reads.ts';
import { useDealTexts } from './use-deal-texts.ts';

const checks = ['EMPTY', 'MIN_FILES', 'MAX_FILES', 'FILE_TYPE', 'MIN_TEXT', 'FRESH'] as const;
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
  const failed = proof.state === 'UPLOADED' ? proof.checks.filter(({ passed }) => !passed) : [];
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
      {failed.map(({ rule, note }) => {
        const known = checks.find((one) => one === rule);
        return (
          <p key={rule} role="status">
            {known ? t(`proof.check.${known}`, { note: note ?? '' }) : rule}
          </p>
        );
      })}
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
