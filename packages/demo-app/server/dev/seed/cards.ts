import { bankCards } from '../../modules/bank-cards/bank-card.table.ts';
import { asHolderName } from '../../modules/bank-cards/holder-name.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SealedText } from '../../platform/security/sealed-text.ts';
import { type CastMember, cast, isNew } from './cast.ts';

const day = 86_400_000;
const bins = ['970436', '970407', '970422', '970418', '970416'];

const seedCardId = (userId: string): string => `bc_${userId}`;

/** The account number of a person's card, by their place in the cast. */
const accountNoAt = (index: number): string => `10${String(23_456_789 + 1_111_111 * index)}`;

/** The same by card id. */
export const getAccountNo = (cardId: string): string =>
  accountNoAt(cast.findIndex(({ id }) => seedCardId(id) === cardId));

/** A verified bank account for everybody but the new account, in their own name. */
export async function fillCards(
  db: Database,
  people: readonly CastMember[],
  sealed: SealedText,
  now: Date,
): Promise<void> {
  await db.insert(bankCards).values(
    people.flatMap((person) => {
      if (isNew(person)) return [];
      const index = cast.indexOf(person);
      const bankBin = bins[index % bins.length] ?? '970436';
      const accountNo = accountNoAt(index);
      const at = new Date(+now - (100 + index) * day);
      return {
        id: seedCardId(person.id),
        userId: person.id,
        bankBin,
        accountNoSealed: sealed.seal(accountNo),
        accountNoHash: sealed.fingerprint(`${bankBin}:${accountNo}`),
        last4: accountNo.slice(-4),
        accountName: asHolderName(person.name),
        isDefault: true,
        state: 'VERIFIED' as const,
        addedAt: at,
        verifiedAt: at,
      };
    }),
  );
}
