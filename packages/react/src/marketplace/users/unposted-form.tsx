import { useState } from 'react';
import { type InferOutput, object, string } from 'valibot';
import { randomId } from '@keo/core';
import {
  type PublicProfile as Person,
  type Terms,
  hasLetter,
  invitationsEndpoints,
  jobCategories,
  jobLimits,
} from '@keo/core/contract';
import { readDraft } from '../../client/read-draft.ts';
import { useDraft } from '../../client/use-draft.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { Field } from '../../ui/field.tsx';
import { refusedAt } from '../../ui/refused-fields.ts';
import { Select } from '../../ui/select.tsx';
import { dealReads } from '../deals/deal-reads.ts';
import { TermsForm } from '../deals/terms-form.tsx';
import { provinceOptions } from '../jobs/province-options.ts';
import { useJobTexts } from '../jobs/use-job-texts.ts';
import { usePostJobTexts } from '../jobs/use-post-job-texts.ts';
import { usePersonTexts } from './use-person-texts.ts';

/** `place`: `REMOTE`, or a province code. */
const workSchema = /* @__PURE__ */ (() =>
  object({ title: string(), categorySlug: string(), place: string() }))();
export type Work = InferOutput<typeof workSchema>;

export type UnpostedFormProps = {
  person: Person;
  /** Name of the draft. */
  name: string;
  work: Work;
  terms: Terms;
  onInvited: (dealId: string) => void;
};

const names = ['title', 'categorySlug', 'place'] as const;

/** The category only once it is chosen and the title has a fitting length. */
function readWork({ title, categorySlug, place }: Work) {
  const known = jobCategories.find(({ slug }) => slug === categorySlug)?.slug;
  const words = title.trim();
  const isTitle = words.length >= jobLimits.titleMin && hasLetter(words);
  const where =
    place === 'REMOTE' ? ({ mode: 'REMOTE' } as const) : ({ mode: 'ONSITE', provinceCode: place } as const);
  return {
    isTitle,
    isCategory: known !== undefined,
    ready: isTitle && known ? { title: words, categorySlug: known, place: where } : null,
  };
}

/** An invitation to work that is not posted. */
export function UnpostedForm({ person, name, work: base, terms, onInvited }: UnpostedFormProps) {
  const t = usePersonTexts();
  const toasts = useToastCommands();
  const kept = useDraft(`${name}.work`);
  const [written, setWritten] = useState<Work | null>(null);
  const work = written ?? readDraft(workSchema, kept.text) ?? base;
  const invite = useKeoMutation(invitationsEndpoints.inviteWorker, dealReads);
  // Idempotency key.
  const [requestId] = useState(randomId);
  const change = (part: Partial<Work>) => {
    const next = { ...work, ...part };
    setWritten(next);
    kept.keep(JSON.stringify(next));
  };
  const send = async (agreed: Terms, message: string, onSent: () => void) => {
    const { ready } = readWork(work);
    if (!ready) return;
    try {
      const to = { ...ready, workerId: person.id, requestId };
      const deal = await invite.mutateAsync({ ...to, terms: agreed, ...(message !== '' && { message }) });
      onSent();
      kept.drop();
      toasts.show({ severity: 'success', summary: t('invite.done', { name: person.displayName }) });
      onInvited(deal.id);
    } catch {
      // The mutation's error is rendered.
    }
  };
  const { at } = refusedAt(invite.error, names);
  return (
    <div className="keo-stack">
      <p className="keo-quiet">{t('invite.how.private', { name: person.displayName })}</p>
      <TermsForm
        name={name}
        terms={terms}
        side="author"
        work={{
          names,
          isWrong: readWork(work).ready === null,
          renderFields: (isSubmitted) => (
            <WorkFields work={work} change={change} isSubmitted={isSubmitted} at={at} />
          ),
        }}
        isBusy={invite.isPending}
        error={invite.error}
        onSend={(agreed, message, onSent) => void send(agreed, message, onSent)}
      />
    </div>
  );
}

type FieldsProps = {
  work: Work;
  change: (part: Partial<Work>) => void;
  isSubmitted: boolean;
  at: (name: string) => string | undefined;
};

function WorkFields({ work, change, isSubmitted, at }: FieldsProps) {
  const t = usePostJobTexts();
  const jobTexts = useJobTexts();
  const locale = useLocale();
  const { isTitle, isCategory } = readWork(work);
  const { titleMin: min, titleMax: max } = jobLimits;
  return (
    <>
      <Field
        label={t('post.what.title')}
        error={isSubmitted && !isTitle ? t('post.what.title.wrong', { min, max }) : at('title')}
        maxLength={max}
        autoComplete="off"
        value={work.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Select
        label={t('post.what.category')}
        placeholder={t('post.what.category.choose')}
        error={isSubmitted && !isCategory ? t('post.what.category.wrong') : at('categorySlug')}
        value={work.categorySlug}
        onValueChange={(categorySlug) => change({ categorySlug })}
        options={jobCategories.map((category) => ({ value: category.slug, label: category[locale] }))}
      />
      <Select
        label={t('post.what.place')}
        error={at('place')}
        value={work.place}
        onValueChange={(place) => change({ place })}
        options={[{ value: 'REMOTE', label: jobTexts('jobs.place.remote') }, ...provinceOptions()]}
      />
    </>
  );
}
