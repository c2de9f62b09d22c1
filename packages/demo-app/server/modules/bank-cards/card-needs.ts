import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { SealedText } from '../../platform/security/sealed-text.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import type { CodesService } from '../auth/codes.service.ts';
import type { StepUp } from '../auth/step-up.service.ts';
import type { UsersService } from '../users/users.service.ts';
import { type CardRow, lockCard } from './bank-cards.repository.ts';
import { bankName } from './banks.ts';
import type { CardViews } from './card-view.ts';
import type { HolderCheck } from './holder-check.ts';

/** What bank cards need of the platform and of other services. */
export type CardServices = Pick<Platform, 'db' | 'transact' | 'clock' | 'limits'> & {
  users: UsersService;
  codes: CodesService;
  stepUp: StepUp;
  sealed: SealedText;
  isInUse: (db: Database, cardId: string) => Promise<boolean>;
};

export type CardNeeds = CardServices & { holders: HolderCheck; view: CardViews['view'] };

/** A user's own card, locked. */
export async function ownCard(db: Database, userId: string, cardId: string): Promise<CardRow> {
  const card = await lockCard(db, userId, cardId);
  if (!card) throw notFound();
  return card;
}

export const sendCardCode = (
  { stepUp }: Pick<CardNeeds, 'stepUp'>,
  unit: Unit,
  { id, userId, bankBin, last4 }: CardRow,
  purpose: 'ADD_CARD' | 'REMOVE_CARD',
): Promise<void> =>
  stepUp.send(unit, userId, { purpose, subject: id, params: { bank: bankName(bankBin), last4 } });
