import { type FormEvent, useState } from 'react';
import type { FileType } from '@keo/core';
import type { DealView, ProofView } from '@keo/core/contract';
import { proofsEndpoints } from '@keo/core/contract';
import { FormFailure } from '../auth/form-failure.tsx';
import { useKeoMutation } from '../client/use-keo-query.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { AskFirst } from '../jobs/ask-first.tsx';
import { EvidenceList } from '../jobs/evidence-list.tsx';
import { Amount } from '../money/amount.tsx';
import { momentWords } from '../money/moment-words.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { FileUploader } from '../uploads/file-uploader.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { dealReads } from './deal-reads.ts';
import { useDealTexts } from './use-deal-texts.ts';

const tones: Partial<Record<ProofView['state'], BadgeProps['tone']>> = {
  SUBMITTED: 'waiting',
  REVISION_REQUESTED: 'waiting',
  APPROVED: 'good',
  REJECTED: 'danger',
  DISPUTED: 'danger',
};
const checks = ['EMPTY', 'MIN_FILES', 'MAX_FILES', 'FILE_TYPE', 'MIN_TEXT', 'FRESH'] as const;
const verdicts = [
  'APPROVE',
  'AUTO_APPROVE',
  'UNDO_REJECT',
  'REQUEST_REVISION',
  'REJECT',
  'REVISION_TIMEOUT',
] as const;

/** One condition: what was handed in for it by rounds, what was said of it, and what its reader may do. */
export function ProofCard({ deal, proof }: { deal: DealView; proof: ProofView }) {
  const t = useDealTexts();
  const isAtWork = deal.state === 'FUNDED' || deal.state === 'IN_PROGRESS';
  const canHandIn = ['REQUIRED', 'UPLOADED', 'REVISION_REQUESTED'].includes(proof.state);
  return (
    <Card className="keo-stack">
      <div className="keo-deal__head">
        <h4 className="keo-deal__title">
          {proof.no}. {proof.title}
        </h4>
        <Badge tone={tones[proof.state] ?? 'neutral'}>{t(`proof.state.${proof.state}`)}</Badge>
      </div>
      {proof.amount !== null && (
        <p>
          <Amount value={proof.amount} />
        </p>
      )}
      {proof.instructions && <p className="keo-prose">{proof.instructions}</p>}
      <EvidenceList types={proof.accept.types} />
      <Rounds proof={proof} />
      {deal.myRole === 'worker' && isAtWork && canHandIn && <HandIn deal={deal} proof={proof} />}
      {deal.myRole === 'author' && deal.state === 'IN_PROGRESS' && <Review proof={proof} />}
    </Card>
  );
}

function Rounds({ proof }: { proof: ProofView }) {
  const t = useDealTexts();
  const locale = useLocale();
  const rounds = [...new Set(proof.evidence.map(({ round }) => round))].toSorted((a, b) => a - b);
  return (
    <>
      {rounds.map((round) => (
        <div key={round} className="keo-deal__offer">
          <strong>{t('proof.round', { round })}</strong>
          {proof.evidence
            .filter((piece) => piece.round === round)
            .map((piece) => (
              <div key={`${piece.uploadedAt}${piece.fileId ?? ''}`}>
                {piece.text && <p className="keo-prose">{piece.text}</p>}
                {piece.link && (
                  <a href={piece.link} target="_blank" rel="noreferrer nofollow">
                    {piece.link}
                  </a>
                )}
                {piece.fileId && <p className="keo-quiet">{t('proof.file')}</p>}
              </div>
            ))}
        </div>
      ))}
      {proof.decisions.map((decision) => {
        const verdict = verdicts.find((one) => one === decision.action);
        return (
          <p key={decision.at} className="keo-deal__offer">
            {verdict && <strong>{t(`proof.verdict.${verdict}`)}</strong>}{' '}
            <span className="keo-quiet">{momentWords(decision.at, locale)}</span>
            {decision.note && <span className="keo-prose"> {decision.note}</span>}
          </p>
        );
      })}
    </>
  );
}

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

const isLink = (link: string) => {
  try {
    return new URL(link).protocol === 'https:';
  } catch {
    return false;
  }
};

function HandIn({ deal, proof }: { deal: DealView; proof: ProofView }) {
  const t = useDealTexts();
  const add = useKeoMutation(proofsEndpoints.addProof, dealReads);
  const [text, setText] = useState('');
  const [link, setLink] = useState('');
  const takes = fileKinds.filter(([type]) => proof.accept.types.includes(type));
  const max = proof.accept.maxFiles ?? 10;
  const upload = useUpload(`proof ${proof.id}`, max);
  const isWrong = link.trim() !== '' && !isLink(link.trim());
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
      <div className="keo-deal__head">
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

function Review({ proof }: { proof: ProofView }) {
  const t = useDealTexts();
  const change = useKeoMutation(proofsEndpoints.changeProof, dealReads);
  const [asked, setAsked] = useState<'REQUEST_REVISION' | 'REJECT' | null>(null);
  const [note, setNote] = useState('');
  const of = { proofId: proof.id, version: proof.version };
  if (proof.state === 'REJECTED')
    return (
      <Button
        variant="ghost"
        loading={change.isPending}
        onClick={() => change.mutate({ ...of, action: 'UNDO_REJECT' })}
      >
        {t('proof.undo')}
      </Button>
    );
  if (proof.state !== 'SUBMITTED') return null;
  const least = asked === 'REJECT' ? 1 : 10;
  return (
    <div className="keo-stack">
      <div className="keo-deal__head">
        <AskFirst
          label={t('proof.approve')}
          question={t('proof.approve.ask', { title: proof.title })}
          detail={t('proof.approve.detail')}
          no={t('acts.no')}
          isBusy={change.isPending}
          error={change.error}
          onYes={(close) => change.mutate({ ...of, action: 'APPROVE' }, { onSuccess: close })}
        />
        <Button
          variant="ghost"
          aria-expanded={asked === 'REQUEST_REVISION'}
          onClick={() => setAsked('REQUEST_REVISION')}
        >
          {t('proof.revise')}
        </Button>
        <Button variant="ghost" aria-expanded={asked === 'REJECT'} onClick={() => setAsked('REJECT')}>
          {t('proof.reject')}
        </Button>
      </div>
      {asked && (
        <form
          className="keo-stack"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (note.trim().length < least) return;
            const reasonCode = asked === 'REJECT' ? { reasonCode: 'NOT_AS_AGREED' } : {};
            change.mutate({ ...of, action: asked, note: note.trim(), ...reasonCode });
          }}
        >
          <Textarea
            label={t(asked === 'REJECT' ? 'proof.reason' : 'proof.note')}
            hint={asked === 'REJECT' ? t('proof.reject.detail') : undefined}
            rows={3}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {change.error && <FormFailure error={change.error} />}
          <Button
            type="submit"
            variant={asked === 'REJECT' ? 'danger' : 'primary'}
            disabled={note.trim().length < least}
            loading={change.isPending}
          >
            {t('proof.send')}
          </Button>
        </form>
      )}
    </div>
  );
}
