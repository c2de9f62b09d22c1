import { plainWords } from '../../../platform/database/without-accents.ts';
import { type JobRow, type LongText, longTexts } from './jobs.table.ts';

/** What no honest job asks for, matched without accents. */
const patterns = {
  DEPOSIT_FIRST:
    /\b(dat coc|dong (?:phi|tien|coc)|nop (?:phi|tien|coc)|ung truoc|chuyen khoan truoc|phi (?:giu cho|kich hoat|ho so|dao tao)|pay (?:first|a deposit)|deposit first|upfront fee)\b/,
  ACCOUNT_LENDING:
    /\b((?:cho )?(?:thue|muon|mua|ban) (?:tai khoan|the) ngan hang|nhan tien ho|chuyen tien ho|(?:lend|rent) (?:me )?(?:your|a) bank account)\b/,
  OTP_SHARING: /\b((?:gui|doc|cung cap|cho) (?:minh |em |anh |toi )?(?:ma )?otp|share (?:your |the )?otp)\b/,
  MOVE_ELSEWHERE:
    /\b((?:nhan tin|lien he|ket ban|add|inbox)(?: \w+){0,4} (?:zalo|telegram|tele)|(?:zalo|telegram|tele) (?:de|nhan|0\d{8,9})|(?:contact|message) (?:me )?(?:on|via) (?:zalo|telegram))\b/,
  BUY_AND_REFUND:
    /\b((?:mua|chot|dat) don(?: \w+){0,4} (?:hoan tien|hoa hong)|nhiem vu (?:nap|mua)|tao don ao|buy and refund)\b/,
  FAKE_REVIEWS:
    /\b((?:danh gia|review|vote|rate)(?: \w+){0,3} (?:ao|5 sao|nam sao|gia)|seeding danh gia|fake reviews?|five star reviews?)\b/,
} as const;
export type ScamRule = keyof typeof patterns;

export function findScam(text: string): ScamRule | null {
  const plain = plainWords(text);
  const hit = Object.entries(patterns).find(([, pattern]) => pattern.test(plain));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
  return hit ? (hit[0] as ScamRule) : null;
}

export const scamIn = (job: Pick<JobRow, 'title' | 'questions' | LongText>): ScamRule | null =>
  findScam([job.title, ...longTexts.map((name) => job[name]), ...job.questions].join(' '));
