import { type FormEvent, type ReactNode, useId } from 'react';
import {
  type ProvinceCode,
  type PublicProfile as Person,
  profileEndpoints,
  profileLimits,
  provinces,
  sides,
} from '@keo/core/contract';
import { useAuth } from '../../auth/use-auth.ts';
import { provinceOptions } from '../jobs/province-options.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useKeoQuery } from '../../client/use-keo-query.ts';
import { useToastCommands } from '../../toasts/use-toasts.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { PhotoField } from './photo-field.tsx';
import { PublicProfile } from './public-profile.tsx';
import { SkillPicker } from './skill-picker.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { useProfileFormTexts } from './use-profile-form-texts.ts';

export type ProfileEditorProps = {
  pageLink: (id: string, label: string) => ReactNode;
};

export function ProfileEditor({ pageLink }: ProfileEditorProps) {
  const { user } = useAuth();
  return user ? <Loaded id={user.id} pageLink={pageLink} /> : <Skeleton shape="block" height={960} />;
}

function Loaded({ id, pageLink }: ProfileEditorProps & { id: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useKeoQuery(profileEndpoints.publicUserInfo, { id });
  if (data) return <Editor key={data.id} person={data} pageLink={pageLink} />;
  if (error)
    return (
      <ErrorCard title={error.message} retryLabel={translate('ui.retry')} onRetry={() => void refetch()} />
    );
  return <Skeleton shape="block" height={960} />;
}

const isProvince = (code: string): code is ProvinceCode => code in provinces;

type ProfileForm = ReturnType<typeof useProfileForm>;

function Editor({ person, pageLink }: ProfileEditorProps & { person: Person }) {
  const t = useProfileFormTexts();
  const toasts = useToastCommands();
  const heading = useId();
  const profile = useProfileForm(person);
  const { form, change } = profile;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (profile.isBusy) return;
    if (await profile.save()) toasts.show({ severity: 'success', summary: t('form.saved') });
  };
  return (
    <div className="keo-profile-room">
      <div className="keo-profile-edit">
        <form
          className="keo-stack"
          noValidate
          aria-labelledby={heading}
          onSubmit={(event) => void submit(event)}
        >
          <Card as="section" className="keo-stack">
            <h2 id={heading} className="keo-profile__title">
              {t('form.title')}
            </h2>
            <PhotoField name={form.displayName} photo={person.avatarUrl} />
            <Words profile={profile} />
            <Roles profile={profile} />
            <Select
              label={t('form.province')}
              value={form.provinceCode ?? 'NONE'}
              onValueChange={(code) => change({ provinceCode: isProvince(code) ? code : null })}
              options={[{ value: 'NONE', label: t('form.province.none') }, ...provinceOptions()]}
            />
          </Card>
          <Card>
            <SkillPicker skills={form.skills} onChange={(skills) => change({ skills })} />
          </Card>
          {profile.isDirty && <SaveBar profile={profile} />}
        </form>
        <aside className="keo-stack keo-profile-edit__preview" aria-label={t('form.preview')}>
          <div className="keo-row__acts">
            <h2 className="keo-profile__title">{t('form.preview')}</h2>
            {pageLink(person.id, t('form.preview.open'))}
          </div>
          <PublicProfile person={{ ...person, ...form }} as="h2" />
        </aside>
      </div>
    </div>
  );
}

function Words({ profile: { form, change, isWrong, getRefusal } }: { profile: ProfileForm }) {
  const t = useProfileFormTexts();
  const left = (text: string, most: number) => t('form.left', { left: most - Array.from(text).length });
  return (
    <>
      <Field
        label={t('form.name')}
        autoComplete="name"
        value={form.displayName}
        error={isWrong('displayName') && (getRefusal('displayName') ?? t('form.name.wrong'))}
        onChange={({ target }) => change({ displayName: target.value })}
      />
      <Field
        label={t('form.headline')}
        hint={t('form.headline.hint')}
        note={left(form.headline, profileLimits.headlineMax)}
        maxLength={profileLimits.headlineMax}
        value={form.headline}
        error={getRefusal('headline')}
        onChange={({ target }) => change({ headline: target.value })}
      />
      <Textarea
        label={t('form.bio')}
        hint={t('form.bio.hint')}
        note={left(form.bio, profileLimits.bioMax)}
        rows={6}
        maxLength={profileLimits.bioMax}
        value={form.bio}
        error={getRefusal('bio')}
        onChange={({ target }) => change({ bio: target.value })}
      />
    </>
  );
}

function Roles({ profile: { form, change, isWrong } }: { profile: ProfileForm }) {
  const t = useProfileFormTexts();
  const shown = sides.toReversed();
  const toggle = (role: (typeof sides)[number], isChosen: boolean) =>
    change({ roles: shown.filter((one) => (one === role ? isChosen : form.roles.includes(one))) });
  return (
    <fieldset className="keo-banks">
      <legend className="keo-heading">
        <strong>{t('form.roles')}</strong>
      </legend>
      {shown.map((role) => (
        <Checkbox
          key={role}
          label={t(`form.roles.${role}`)}
          checked={form.roles.includes(role)}
          onChange={({ target }) => toggle(role, target.checked)}
        />
      ))}
      <p className="keo-quiet">{t('form.roles.hint')}</p>
      {isWrong('roles') && <p role="alert">{t('form.roles.one')}</p>}
    </fieldset>
  );
}

function SaveBar({ profile }: { profile: ProfileForm }) {
  const t = useProfileFormTexts();
  return (
    <div className="keo-profile-edit__save">
      <div>
        {profile.hasProblems && <p role="alert">{t('form.wrong')}</p>}
        {profile.failure ? <FormFailure error={profile.failure} /> : <span>{t('form.unsaved')}</span>}
      </div>
      <div className="keo-row__acts">
        <Button variant="ghost" onClick={profile.discard}>
          {t('form.discard')}
        </Button>
        <Button type="submit" loading={profile.isBusy}>
          {t('form.save')}
        </Button>
      </div>
    </div>
  );
}
