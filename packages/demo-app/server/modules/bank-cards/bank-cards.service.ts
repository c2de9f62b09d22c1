import {
  type AddBankCard,
  type BankCard,
  type EndpointData,
  type bankCardsEndpoints,
  moneyLimits,
} from '@keo/core/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Database } from '../../platform/database.ts';
import { violatedUnique } from '../../platform/database.ts';
import { pageOf } from '../../platform/page-of.ts';
import { FieldsError, RefusalError, notFound } from '../../platform/refusal.ts';
import type { SealedText } from '../../platform/sealed-text.ts';
import { newId } from '../../platform/secret-text.ts';
import type { Unit } from '../../platform/unit-of-work.ts';
import { shownMoment } from '../../texts/shown-moment.ts';
import type { CodesService } from '../auth/codes.service.ts';
import type { StepUp } from '../auth/step-up.service.ts';
import type { UsersService } from '../users/users.service.ts';
import * as repository from './bank-cards.repository.ts';
import { bankName, findBank } from './banks.ts';
import { createCardViews } from './card-view.ts';
import { type AccountLookup, createHolderCheck } from './holder-check.ts';

export type BankCardsService = {
  list(
    userId: string,
    page: { pageNum: number; pageSize: number },
  ): Promise<EndpointData<typeof bankCardsEndpoints.bankCardsList>>;
  add(userId: string, input: AddBankCard): Promise<BankCard>;
  verify(userId: string, cardId: string, code: string): Promise<BankCard>;
  resendCode(userId: string, cardId: string): Promise<void>;
  setDefault(userId: string, cardId: string): Promise<BankCard>;
  /** Without a code it sends one and refuses with OTP_REQUIRED. */
  remove(userId: string, cardId: string, code: string | undefined): Promise<void>;
  /**
   * A verified card without a hold, locked.
   * @throws RefusalError NOT_FOUND, NOT_ALLOWED where it is not verified, CARD_ON_HOLD with `until`.
   */
  usable(db: Database, userId: string, cardId: string): Promise<repository.CardRow>;
};

const own = async (database: Database, userId: string, cardId: string) => {
  const card = await repository.lockCard(database, userId, cardId);
  if (!card) throw notFound();
  return card;
};

export function createBankCards(
  { db, transact, clock, limits }: Pick<Platform, 'db' | 'transact' | 'clock' | 'limits'>,
  deps: {
    users: UsersService;
    codes: CodesService;
    stepUp: StepUp;
    sealed: SealedText;
    lookup: AccountLookup;
    /** Whether a withdrawal to that card is on its way. */
    isInUse: (db: Database, cardId: string) => Promise<boolean>;
    /** Called when a card is verified: another account may turn out to be of the same person. */
    onTie: (db: Database, userId: string) => Promise<void>;
  },
): BankCardsService {
  const { users, codes, stepUp, sealed, onTie } = deps;

  const holders = createHolderCheck(db, deps);
  const { holdUntil, view } = createCardViews(clock, deps);

  const sendCode = (unit: Unit, card: repository.CardRow, purpose: 'ADD_CARD' | 'REMOVE_CARD') =>
    stepUp.send(unit, card.userId, {
      purpose,
      subject: card.id,
      params: { bank: bankName(card.bankBin), last4: card.last4 },
    });

  async function toVerify(database: Database, userId: string, cardId: string) {
    const card = await own(database, userId, cardId);
    await holders.ofCard(database, card);
    return card;
  }

  return {
    async list(userId, page) {
      const { list, ...counts } = pageOf(await repository.listCards(db, userId), page);
      return { list: await Promise.all(list.map((card) => view(db, card))), ...counts };
    },

    async add(userId, input) {
      const { bankBin, accountNo } = input;
      const bank = findBank(bankBin);
      if (!bank || bank.deprecated) throw new FieldsError('INVALID', { bankBin: 'unknownBank' });
      await limits.take('money', `card:${userId}`);
      const accountName = await holders.ofInput(userId, input);
      const id = newId('bc');
      return transact(async (unit) => {
        // Locks the account, so that cards added at once are counted one after the other.
        await users.lock(unit.db, userId);
        const cards = await repository.listCards(unit.db, userId);
        const max = moneyLimits.bankCardsMax;
        if (cards.length >= max) throw new RefusalError('LIMIT', 'cardsFull', { max }, { max });
        try {
          await repository.insertCard(unit.db, {
            id,
            userId,
            bankBin,
            accountNoSealed: sealed.seal(accountNo),
            accountNoHash: sealed.fingerprint(`${bankBin}:${accountNo}`),
            last4: accountNo.slice(-4),
            accountName,
            state: 'UNVERIFIED',
            addedAt: clock.now(),
          });
        } catch (error) {
          if (violatedUnique(error) !== 'bank_cards_same_number') throw error;
          throw new FieldsError('TAKEN', { accountNo: 'taken.card' });
        }
        await onTie(unit.db, userId);
        const card = await own(unit.db, userId, id);
        await sendCode(unit, card, 'ADD_CARD');
        return view(unit.db, card);
      });
    },

    async resendCode(userId, cardId) {
      await limits.take('codes', `card:${userId}`);
      await transact(async (unit) => {
        const card = await own(unit.db, userId, cardId);
        if (card.state === 'UNVERIFIED') await sendCode(unit, card, 'ADD_CARD');
      });
    },

    async verify(userId, cardId, code) {
      await limits.take('codeTries', `card:${userId}`);
      await transact((unit) => toVerify(unit.db, userId, cardId));
      const codeId = await codes.check(userId, 'ADD_CARD', code, { subject: cardId });
      return transact(async (unit) => {
        await users.lock(unit.db, userId);
        const card = await toVerify(unit.db, userId, cardId);
        await codes.spend(unit.db, codeId);
        const cards = await repository.listCards(unit.db, userId);
        const isDefault = card.isDefault || !cards.some((other) => other.isDefault);
        const verified = { state: 'VERIFIED' as const, verifiedAt: clock.now(), isDefault };
        await repository.updateCard(unit.db, cardId, verified);
        await users.markVerified(unit.db, userId, 'bank');
        await users.setHolderName(unit.db, userId, card.accountName);
        return view(unit.db, { ...card, ...verified });
      });
    },

    setDefault: (userId, cardId) =>
      transact(async (unit) => {
        await users.lock(unit.db, userId);
        const card = await own(unit.db, userId, cardId);
        if (card.state !== 'VERIFIED') throw new RefusalError('NOT_ALLOWED', 'cardUnverified');
        await repository.clearDefault(unit.db, userId);
        await repository.updateCard(unit.db, cardId, { isDefault: true });
        return view(unit.db, { ...card, isDefault: true });
      }),

    async remove(userId, cardId, code) {
      const free = async (database: Database) => {
        const card = await own(database, userId, cardId);
        if (await deps.isInUse(database, cardId)) throw new RefusalError('NOT_ALLOWED', 'cardInUse');
        return card;
      };
      if (code === undefined) {
        await limits.take('codes', `card:${userId}`);
        await transact(async (unit) => sendCode(unit, await free(unit.db), 'REMOVE_CARD'));
        throw new RefusalError('OTP_REQUIRED', 'otpRequired');
      }
      await limits.take('codeTries', `card:${userId}`);
      await transact((unit) => free(unit.db));
      const codeId = await codes.check(userId, 'REMOVE_CARD', code, { subject: cardId });
      await transact(async (unit) => {
        await users.lock(unit.db, userId);
        const card = await free(unit.db);
        await codes.spend(unit.db, codeId);
        await repository.updateCard(unit.db, cardId, {
          removedAt: clock.now(),
          accountNoSealed: null,
          isDefault: false,
        });
        if (!card.isDefault) return;
        const next = (await repository.listCards(unit.db, userId)).find(({ state }) => state === 'VERIFIED');
        if (next) await repository.updateCard(unit.db, next.id, { isDefault: true });
      });
    },

    async usable(database, userId, cardId) {
      const card = await own(database, userId, cardId);
      if (card.state !== 'VERIFIED') throw new RefusalError('NOT_ALLOWED', 'cardUnverified');
      const until = await holdUntil(database, card);
      if (until === null) return card;
      const shown = { until: shownMoment(until) };
      throw new RefusalError('CARD_ON_HOLD', 'cardOnHold', { until: until.toISOString() }, shown);
    },
  };
}
