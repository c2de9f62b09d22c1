import type { Outbox } from '../../platform/queue/outbox.ts';
import type { Unit } from '../../platform/database/unit-of-work.ts';
import { say } from '../../platform/texts/say.ts';
import type { UsersService } from '../users/users.service.ts';
import type { Purpose } from './code-tries.ts';
import type { CodesService } from './codes.service.ts';

export type StepUpPurpose = Extract<Purpose, 'ADD_CARD' | 'REMOVE_CARD' | 'WITHDRAW'>;

export type StepUp = {
  /** By e-mail, or by SMS where the account has none. The code is valid for `subject` alone. */
  send(
    unit: Unit,
    userId: string,
    step: { purpose: StepUpPurpose; subject: string; params: Record<string, string> },
  ): Promise<void>;
};

const mails = {
  ADD_CARD: 'mail.addCard',
  REMOVE_CARD: 'mail.removeCard',
  WITHDRAW: 'mail.withdraw',
} as const;

export function createStepUp(deps: { users: UsersService; codes: CodesService; outbox: Outbox }): StepUp {
  const { users, codes, outbox } = deps;
  return {
    async send(unit, userId, { purpose, subject, params }) {
      const person = await users.hold(unit.db, userId);
      const code = await codes.create(unit.db, userId, purpose, { subject });
      const to = person.email ?? person.phone;
      if (to === null) throw new Error('An account has an e-mail or a phone');
      const { locale } = person.settings;
      const words = { ...params, code };
      const byMail = person.email !== null;
      await outbox.send(unit.db, {
        channel: byMail ? 'EMAIL' : 'SMS',
        to,
        locale,
        code,
        subject: byMail ? say(locale, `${mails[purpose]}.subject`, words) : '',
        text: byMail ? say(locale, `${mails[purpose]}.text`, words) : say(locale, 'sms.code', words),
      });
    },
  };
}
