import type { ReactNode } from 'react';
import { type PublicProfile as Person, type Side, sides } from '@keo/core/contract';
import { TimeAgo } from '../../i18n/time-ago.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { useNow } from '../../i18n/use-now.ts';
import { provinceName } from '../jobs/job-words.ts';
import { ReliabilityNote } from '../jobs/reliability-note.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonBadges } from './person-badges.tsx';
import { RoleNumbers } from './role-numbers.tsx';
import { skillName } from './skill-words.ts';
import { useProfileTexts } from './use-profile-texts.ts';

export type PublicProfileProps = {
  person: Person;
  actions?: ReactNode;
  children?: ReactNode;
  /** `h2` in a preview. */
  as?: 'h1' | 'h2';
};

const hour = 3_600_000;
/** `09/2026`, in both languages. */
const aMonth = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** Chosen sides first, then the other one if it has deals. */
function getRoles({ roles, statistics }: Person): Side[] {
  const hasDone = { worker: statistics.worker.ended > 0, author: statistics.author.posted > 0 };
  const shown = sides
    .toReversed()
    .filter((role) => roles.length === 0 || roles.includes(role) || hasDone[role]);
  return shown.toSorted((a, b) => Number(roles.includes(b)) - Number(roles.includes(a)));
}

export function PublicProfile({ person, actions, children, as: Name = 'h1' }: PublicProfileProps) {
  const t = useProfileTexts();
  const locale = useLocale();
  return (
    <div className="keo-profile">
      <Card as="section" className="keo-stack">
        <div className="keo-profile__head">
          <Avatar name={person.displayName} src={person.avatarUrl} size={88} />
          <div>
            <Name>{person.displayName}</Name>
            <p className="keo-quiet">@{person.username}</p>
          </div>
        </div>
        {person.headline !== '' && <p className="keo-profile__headline">{person.headline}</p>}
        {person.roles.length > 0 && (
          <p className="keo-profile__chips">
            {person.roles.map((role) => (
              <Badge key={role}>{t(`profile.role.${role}`)}</Badge>
            ))}
          </p>
        )}
        <Facts person={person} />
        {person.reliability && <ReliabilityNote reliability={person.reliability} />}
        {actions}
      </Card>
      <div className="keo-profile__numbers">
        {getRoles(person).map((role) => (
          <RoleNumbers key={role} role={role} person={person} />
        ))}
      </div>
      {person.bio !== '' && (
        <Card as="section" className="keo-stack">
          <h2 className="keo-profile__title">{t('profile.bio')}</h2>
          <p className="keo-prose">{person.bio}</p>
        </Card>
      )}
      {person.skills.length > 0 && (
        <Card as="section" className="keo-stack">
          <h2 className="keo-profile__title">{t('profile.skills')}</h2>
          <ul className="keo-profile__chips">
            {person.skills.map((slug) => (
              <li key={slug}>{skillName(slug, locale)}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section">
        <PersonBadges verified={person.verified} />
      </Card>
      {children}
    </div>
  );
}

function Facts({ person }: { person: Person }) {
  const t = useProfileTexts();
  const now = useNow(hour);
  const { provinceCode, lastActiveAt, joinedAt } = person;
  return (
    <p className="keo-quiet keo-profile__facts">
      {provinceCode !== null && <span>{provinceName(provinceCode)}</span>}
      {lastActiveAt !== null && (
        <span>
          {now - Date.parse(lastActiveAt) < hour ? (
            t('profile.active.hour')
          ) : (
            <>
              {t('profile.active')} <TimeAgo at={lastActiveAt} />
            </>
          )}
        </span>
      )}
      <span>{t('profile.since', { time: aMonth.format(new Date(joinedAt)) })}</span>
    </p>
  );
}
