import { useId, useState } from 'react';
import { type Skill, jobCategories, profileLimits, skillCatalogue } from '@keo/core/contract';
import { createMatcher } from '../../i18n/plain-letters.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { skillName } from './skill-words.ts';
import { useProfileFormTexts } from './use-profile-form-texts.ts';

type Props = {
  skills: readonly Skill[];
  onChange: (skills: Skill[]) => void;
};

const shown = 24;

export function SkillPicker({ skills, onChange }: Props) {
  const t = useProfileFormTexts();
  const locale = useLocale();
  const heading = useId();
  const [typed, setTyped] = useState('');
  const { skillsMax } = profileLimits;
  const isFull = skills.length >= skillsMax;
  const isFound = createMatcher(typed);
  const found = skillCatalogue.filter(({ slug, category, vi, en }) => {
    const kind = jobCategories.find((one) => one.slug === category);
    return !skills.includes(slug) && isFound([vi, en, kind?.vi, kind?.en].join(' '));
  });
  return (
    <section className="keo-stack" aria-labelledby={heading}>
      <h3 id={heading} className="keo-profile__title">
        {t('form.skills')}
      </h3>
      <p className="keo-quiet" role="status">
        {t(isFull ? 'form.skills.full' : 'form.skills.hint', { count: skills.length, max: skillsMax })}
      </p>
      {skills.length > 0 && <Chosen skills={skills} onChange={onChange} />}
      <Field
        label={t('form.skills.search')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter must not submit the form.
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (first && typed.trim() !== '' && !isFull) {
            onChange([...skills, first.slug]);
            setTyped('');
          }
        }}
      />
      <div className="keo-skills__options" role="group" aria-label={t('form.skills.catalogue')}>
        {found.slice(0, shown).map(({ slug }) => (
          <Button
            key={slug}
            size="small"
            variant="ghost"
            disabled={isFull}
            aria-label={t('form.skills.add', { name: skillName(slug, locale) })}
            onClick={() => onChange([...skills, slug])}
          >
            + {skillName(slug, locale)}
          </Button>
        ))}
        {found.length === 0 && <p className="keo-quiet">{t('form.skills.none')}</p>}
      </div>
      {found.length > shown && (
        <p className="keo-quiet">{t('form.skills.more', { count: found.length - shown })}</p>
      )}
    </section>
  );
}

function Chosen({ skills, onChange }: Props) {
  const t = useProfileFormTexts();
  const locale = useLocale();
  return (
    <div className="keo-row__acts" role="group" aria-label={t('form.skills.chosen')}>
      {skills.map((slug) => (
        <Button
          key={slug}
          size="small"
          variant="soft"
          aria-label={t('form.skills.remove', { name: skillName(slug, locale) })}
          onClick={() => onChange(skills.filter((one) => one !== slug))}
        >
          {skillName(slug, locale)} ×
        </Button>
      ))}
    </div>
  );
}
