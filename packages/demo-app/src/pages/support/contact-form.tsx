import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { type ApiError, isApiError } from '@keo/core';
import { contactSchema, contactTopics, supportEndpoints } from '@keo/core/contract';
import { Button, ErrorCard, Field, Select, Textarea, useAuth, useKeo, useTexts } from '@keo/react';
import { contactSearch } from '../../routes/search.schema.ts';
import { usePageSearch } from '../../routes/use-page-search.ts';
import { contactEn } from './contact.en.ts';
import { contactVi } from './contact.vi.ts';
import { errorsEn } from '../errors/errors.en.ts';
import { errorsVi } from '../errors/errors.vi.ts';
import { contactDraft } from './contact-draft.ts';
import type { SentContact } from './contact-sent.tsx';

type Props = { onSent: (sent: SentContact) => void };

/** Kept on this device until it is sent. */
function useContact({ onSent }: Props) {
  const { call } = useKeo();
  const { user } = useAuth();
  const userId = user?.id ?? null;
  const { topic } = usePageSearch(contactSearch);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm({
    resolver: valibotResolver(contactSchema),
    mode: 'onTouched',
    defaultValues: contactDraft.read(userId) ?? {
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      topic: contactTopics.find((known) => known === topic) ?? 'ACCOUNT',
      text: '',
    },
  });
  const { getValues, subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => contactDraft.write(userId, getValues()),
      }),
    [subscribe, getValues, userId],
  );
  const submit = form.handleSubmit(async (contact) => {
    setFailure(null);
    try {
      const { ticket } = await call(supportEndpoints.sendContact, contact);
      contactDraft.write(userId, null);
      onSent({ ticket, email: contact.email });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
  });
  return { form, submit, failure };
}

export function ContactForm({ onSent }: Props) {
  const t = useTexts(contactVi, contactEn);
  const errorText = useTexts(errorsVi, errorsEn);
  const { form, submit, failure } = useContact({ onSent });
  const { errors, isSubmitting } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'topic' });

  return (
    <form className="keo-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('contact.name')}
        autoComplete="name"
        error={errors.name && t('contact.error.name')}
        {...form.register('name')}
      />
      <Field
        type="email"
        label={t('contact.email')}
        autoComplete="email"
        error={errors.email && t('contact.error.email')}
        {...form.register('email')}
      />
      <Controller
        control={form.control}
        name="topic"
        render={({ field }) => (
          <Select
            label={t('contact.topic')}
            hint={t(`contact.answer.${chosen}`)}
            options={contactTopics.map((value) => ({ value, label: t(`contact.topic.${value}`) }))}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <Textarea
        label={t('contact.text')}
        hint={t('contact.text.hint')}
        rows={6}
        maxLength={4000}
        error={errors.text && t('contact.error.text')}
        {...form.register('text')}
      />
      {failure !== null && (
        <ErrorCard
          title={failure.message}
          retryLabel={errorText('error.retry')}
          onRetry={() => void submit()}
        />
      )}
      <Button type="submit" loading={isSubmitting}>
        {t('contact.send')}
      </Button>
    </form>
  );
}
