import {
  type Side,
  type Skill,
  defaultQuietHours,
  provinceSchema,
  provinces,
  skillCatalogue,
} from '@keo/core/contract';
import { asHolderName } from '../../modules/bank-cards/holder-name.ts';
import { toShape } from '../../modules/users/name-shapes.ts';
import { users } from '../../modules/users/users.table.ts';
import { verifiedPhones } from '../../modules/users/verified-phones.table.ts';
import type { Database } from '../../platform/database/database.ts';
import { type CastMember, cast, isNew } from './cast.ts';
import { crowd } from './crowd/crowd.ts';

const day = 24 * 60 * 60 * 1000;
/** More days than any story goes back. */
const leastDays = 100;
const mostMoreDays = 700;

/** Accounts of these people, each with a password, an e-mail and a phone. */
export async function fillAccounts(
  db: Database,
  people: readonly CastMember[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  const accounts = people.map((person) => toAccount(person, passwordHash, now));
  await db.insert(users).values(accounts);
  await db
    .insert(verifiedPhones)
    .values(
      accounts.map(({ id, phone, phoneVerifiedAt }) => ({ userId: id, phone, verifiedAt: phoneVerifiedAt })),
    );
}

const mostSkills = 4;
const authors = new Set([...crowd.open, ...crowd.ended].map(({ by }) => by));

/** Public texts of a person. */
function toProfile(
  person: CastMember,
): Pick<typeof users.$inferInsert, 'bio' | 'provinceCode' | 'roles' | 'skills'> {
  if ('role' in person) {
    const { role, skills, province } = person;
    const roles: Side[] = role === 'author' || role === 'worker' ? [role] : ['worker', 'author'];
    return {
      roles,
      skills,
      provinceCode: provinceSchema.options.find((code) => provinces[code] === province) ?? null,
    };
  }
  const skills: Skill[] = skillCatalogue
    .filter(({ category }) => person.trade.includes(category))
    .map(({ slug }) => slug)
    .slice(0, mostSkills);
  const roles: Side[] = authors.has(person.id) ? ['author'] : ['worker'];
  return { bio: person.bio, roles, skills, provinceCode: person.province };
}

function toAccount(person: CastMember, passwordHash: string, now: Date) {
  const index = cast.indexOf(person);
  const empty = isNew(person);
  const joinedAt = new Date(+now - (empty ? 1 : leastDays + ((37 * index) % mostMoreDays)) * day);
  const verifiedAt = new Date(+joinedAt + day / 2);
  return {
    id: person.id,
    username: person.username,
    shape: toShape(person.username),
    displayName: person.name,
    email: `${person.username}@keo.example`,
    phone: `09000000${String(index + 1).padStart(2, '0')}`,
    passwordHash,
    headline: person.headline,
    ...toProfile(person),
    settings: { locale: 'vi' as const, theme: 'system' as const, quietHours: defaultQuietHours },
    emailVerifiedAt: verifiedAt,
    phoneVerifiedAt: verifiedAt,
    identityVerifiedAt: empty ? null : verifiedAt,
    bankVerifiedAt: empty ? null : verifiedAt,
    legalName: empty ? null : asHolderName(person.name),
    joinedAt,
  } satisfies typeof users.$inferInsert;
}
