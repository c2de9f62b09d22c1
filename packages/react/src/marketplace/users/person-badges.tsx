import type { PublicUser } from '@keo/core';
import { CheckIcon } from '../../ui/icons/state-icons.tsx';
import { useProfileTexts } from './use-profile-texts.ts';

const all = ['identity', 'bank', 'phone', 'email'] as const;

export function PersonBadges({ verified }: Pick<PublicUser, 'verified'>) {
  const t = useProfileTexts();
  const badges = all.filter((one) => verified[one]);
  return (
    <section className="keo-stack">
      <h2 className="keo-profile__title">{t('profile.badges')}</h2>
      {badges.length === 0 && <p className="keo-quiet">{t('profile.badges.none')}</p>}
      <ul className="keo-profile__badges">
        {badges.map((one) => (
          <li key={one}>
            <CheckIcon size={18} />
            <span>
              <strong>{t(`profile.badge.${one}`)}</strong>
              <span className="keo-quiet">{t(`profile.badge.${one}.means`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
