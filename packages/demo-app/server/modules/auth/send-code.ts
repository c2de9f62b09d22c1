import type { CodePurpose } from '@keo/core/contract';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { say } from '../../platform/texts/say.ts';
import type { AuthNeeds, Caller } from './auth-needs.ts';
import type { Channel } from './codes.service.ts';
import { type Person, countedFor, findOpen, plainIdentifier } from './find-account.ts';

/**
 * The channel of a code. An unverified contact may be a stranger's, so it resets no password while the other one is
 * verified.
 */
export function getChannel(
  person: Pick<Person, 'email' | 'phone' | 'emailVerifiedAt' | 'phoneVerifiedAt'>,
  identifier: string,
  purpose: CodePurpose,
): Channel {
  const bySms =
    purpose === 'VERIFY_PHONE' || person.email === null || person.phone === plainIdentifier(identifier);
  const wanted = bySms ? 'SMS' : 'EMAIL';
  if (purpose !== 'RESET_PASSWORD') return wanted;
  const [mine, other] = bySms
    ? [person.phoneVerifiedAt, person.emailVerifiedAt]
    : [person.emailVerifiedAt, person.phoneVerifiedAt];
  if (mine !== null || other === null) return wanted;
  return bySms ? 'EMAIL' : 'SMS';
}

/** Creates a code and sends it; does nothing where the account has no such contact. */
export async function sendCodeTo(
  { codes, outbox }: Pick<AuthNeeds, 'codes' | 'outbox'>,
  unit: Unit,
  person: Person,
  { purpose, channel, by }: { purpose: CodePurpose; channel: Channel; by: string | undefined },
): Promise<void> {
  const to = channel === 'EMAIL' ? person.email : person.phone;
  if (to === null) return;
  const code = await codes.create(unit.db, person.id, purpose, { by, channel });
  const { locale } = person.settings;
  const mail = purpose === 'RESET_PASSWORD' ? 'mail.reset' : 'mail.verify';
  await outbox.send(unit.db, {
    channel,
    to,
    locale,
    code,
    subject: channel === 'SMS' ? '' : say(locale, `${mail}.subject`, { code }),
    text: channel === 'SMS' ? say(locale, 'sms.code', { code }) : say(locale, `${mail}.text`, { code }),
  });
}

/** The account may have been closed since it was found, or have dropped this contact. */
const isStillNamed = ({ closedAt, username, email, phone }: Person, identifier: string) =>
  closedAt === null && [username, email, phone].includes(plainIdentifier(identifier));

/** Sends a code where an account has this identifier; the answer is the same where none has. */
export const sendCodeBy =
  (needs: Pick<AuthNeeds, 'db' | 'transact' | 'limits' | 'outbox' | 'users' | 'codes'>) =>
  async (identifier: string, purpose: CodePurpose, { address, userId }: Caller): Promise<void> => {
    const { transact, limits, users, codes } = needs;
    const person = await findOpen(needs, identifier);
    // A reset is tried by nobody signed in, so its code belongs to the address that asks.
    const isOwner = person !== null && person.id === userId && purpose !== 'RESET_PASSWORD';
    const counted = `${purpose}:${countedFor(codes, person, identifier)}`;
    if (isOwner) await limits.take('codes', `owner:${counted}`);
    else {
      await limits.takeFrom(address, 'codesByAddress');
      await limits.takeFrom(address, 'codes', counted);
    }
    const by = isOwner ? undefined : codes.callerAt(address);
    await transact(async (unit) => {
      const now = person && (await users.hold(unit.db, person.id));
      // Sends nothing; trying the code shows the same tries and the same end as for an account.
      if (!now || !isStillNamed(now, identifier))
        return void (await codes.create(unit.db, codes.getStrangerKey(identifier), purpose, { by }));
      const channel = getChannel(now, identifier, purpose);
      return sendCodeTo(needs, unit, now, { purpose, channel, by });
    });
  };
