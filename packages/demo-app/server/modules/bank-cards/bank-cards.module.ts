import { bankCardsEndpoints } from '@keo/core/contract';
import { toPage } from '../../platform/http/to-page.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BankCardsService } from './bank-cards.service.ts';
import { banks } from './banks.ts';

export function bankCardsModule({ routes }: Platform, cards: BankCardsService): void {
  routes.serve(bankCardsEndpoints.banksList, async (page) => toPage(banks, page));
  routes.serve(bankCardsEndpoints.bankCardsList, (page, me) => cards.list(me.userId, page));
  routes.serve(bankCardsEndpoints.addBankCard, (input, me) => cards.add(me.userId, input));
  routes.serve(bankCardsEndpoints.verifyBankCard, ({ cardId, code }, me) =>
    cards.verify(me.userId, cardId, code),
  );
  routes.serve(bankCardsEndpoints.resendBankCardCode, async ({ cardId }, me) => {
    await cards.resendCode(me.userId, cardId);
    return null;
  });
  routes.serve(bankCardsEndpoints.setDefaultBankCard, ({ cardId }, me) =>
    cards.setDefault(me.userId, cardId),
  );
  routes.serve(bankCardsEndpoints.removeBankCard, async ({ cardId, code }, me) => {
    await cards.remove(me.userId, cardId, code);
    return null;
  });
}
