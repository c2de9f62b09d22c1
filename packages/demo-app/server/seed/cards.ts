import { bankCards } from '../modules/bank-cards/bank-card.table.ts';
import { asHolderName } from '../modules/bank-cards/holder-name.ts';
import type { Database } from '../platform/database.ts';
import type { SealedText } from '../platform/sealed-text.ts';
import { marketSeed } from './market-seed.ts';

const day = 86_400_000;
const bins = ['970436', '970407', '970422', '970418', '970416'];

const seedCardId = (userId: string): string => `bc_${userId}`;

/** A bank account for everybody but the new one, verified long ago, in their own name. */
export async function fillCards(db: Database, sealed: SealedText, now: Date): Promise<void> {
  const people = marketSeed.users.filter(({ role }) => role !== 'new');
  await db.insert(bankCards).values(
    people.map((person, index) => {
      const bankBin = bins[index % bins.length] ?? '970436';
      const accountNo = `10${String(23_456_789 + 1_111_111 * index)}`;
      const at = new Date(+now - (40 + index) * day);
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
