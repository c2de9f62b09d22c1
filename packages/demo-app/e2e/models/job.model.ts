import { type Locator, expect } from '@playwright/test';
import type { JobKind, evidenceTypes } from '@keo/core/contract';
import type { Api } from './api.model.ts';
import type { Hands } from './hands.model.ts';
import { payIn } from './pay-in.model.ts';
import type { Person } from './person.model.ts';
import { createWordsModel } from './words.model.ts';

type EvidenceType = (typeof evidenceTypes)[number];

export type JobInput = {
  kind: JobKind;
  title: string;
  description: string;
  field: RegExp;
  proofs: readonly { title: string; types: readonly EvidenceType[]; least?: string; amount?: string }[];
  price: string;
  /** For a quick job. */
  people?: string;
  /** A question for applicants. */
  question?: string;
};

/** The wizard of a new job. */
export function createJobModel(person: Person, hands: Hands) {
  const { page } = person;
  const t = createWordsModel(person);
  const sheet = page.locator('dialog.keo-sheet[open]');
  const field = (label: string, scope: Locator = sheet) => scope.getByLabel(label, { exact: true });
  const button = (name: string, scope: Locator = sheet) => scope.getByRole('button', { name, exact: true });
  const next = () => hands.press(button(t('post.next')));
  const writeProof = async ({ title, types, least }: JobInput['proofs'][number], no: number) => {
    if (no > 1) await hands.press(button(t('post.proof.add')));
    const part = sheet.getByRole('region', { name: t('post.proof', { no }) });
    await hands.write(field(t('post.proof.title'), part), title);
    // A new proof starts as a photo.
    for (const type of new Set<EvidenceType>(['IMAGE', ...types])) {
      const chip = button(t(`evidence.${type}`), part);
      const isOn = (await chip.getAttribute('aria-pressed')) === 'true';
      if (isOn !== types.includes(type)) await hands.press(chip);
    }
    if (least === undefined) return;
    const isText = types.includes('TEXT');
    await hands.write(field(t(isText ? 'post.proof.minTextLen' : 'post.proof.minFiles'), part), least);
  };
  return {
    sheet,
    next,
    /** From the first step to the review before publishing. */
    async write({ kind, title, description, field: category, proofs, price, people, question }: JobInput) {
      await hands.tick(sheet.getByRole('radio', { name: t(`post.kind.${kind}`) }));
      await next();
      await hands.write(field(t('post.what.title')), title);
      await hands.write(field(t('post.what.description')), description);
      await hands.pick(sheet.getByRole('combobox', { name: t('post.what.category') }), category);
      if (question !== undefined) {
        await hands.press(button(t('post.question.add')));
        await hands.write(field(t('post.question', { no: 1 })), question);
      }
      await next();
      for (const [index, proof] of proofs.entries()) await writeProof(proof, index + 1);
      await next();
      await hands.write(field(t(`post.terms.price.${kind}`)), price);
      if (people) await hands.write(field(t('post.terms.slots.QUICK')), people);
      if (proofs.some(({ amount }) => amount)) {
        await hands.tick(sheet.getByRole('checkbox', { name: t('post.terms.parts') }));
        for (const { title: part, amount = '' } of proofs) await hands.write(field(part), amount);
      }
      await next();
    },
    /** Presses the last button; missing money is transferred first, there and back. */
    async publish(bank: Pick<Api, 'transfer'>) {
      // Enabled once the balance is known, and with it what is missing.
      const last = sheet.getByRole('button', {
        name: new RegExp(`^${t('post.publish')}|${t('post.publish.hold', { amount: '.*' })}`),
        disabled: false,
      });
      const short = sheet.getByRole('link', { name: /\d/ });
      await last.or(short).first().waitFor();
      if (await short.isVisible()) {
        await hands.press(short);
        await payIn(person, hands, bank);
        await hands.press(page.getByRole('link', { name: t('recharge.onward') }));
      }
      await hands.press(last);
      await expect(sheet).toHaveCount(0);
    },
  };
}
