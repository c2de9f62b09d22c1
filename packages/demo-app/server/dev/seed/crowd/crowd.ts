import {
  type CategorySlug,
  type CreateJob,
  acceptModes,
  categorySlugSchema,
  createJobSchema,
  evidenceTypes,
  jobKinds,
  provinceSchema,
} from '@keo/core/contract';
import {
  type InferOutput,
  array,
  boolean,
  number,
  object,
  optional,
  parse,
  picklist,
  record,
  string,
  tuple,
} from 'valibot';
import endedFile from './ended.json' with { type: 'json' };
import openFile from './open.json' with { type: 'json' };
import peopleFile from './people.json' with { type: 'json' };
import wordsFile from './words.json' with { type: 'json' };

const personSchema = object({
  id: string(),
  username: string(),
  name: string(),
  /** For the drawn face. */
  look: picklist(['F', 'M']),
  province: provinceSchema,
  trade: array(categorySlugSchema),
  headline: string(),
  bio: string(),
});

const jobFields = {
  id: string(),
  by: string(),
  category: categorySlugSchema,
  kind: picklist(jobKinds),
  accept: optional(picklist(acceptModes)),
  /** In đồng. */
  price: number(),
  slots: optional(number(), 1),
  minutes: optional(number()),
  hours: optional(number()),
  /** A province, for work on site. */
  place: optional(provinceSchema),
  /** Amounts of the proofs, where they are paid one by one. */
  part: optional(array(number())),
  once: optional(boolean(), false),
  title: string(),
  text: optional(string()),
  /** Type, minimum of files or characters, and title of each proof. */
  proofs: array(tuple([picklist(evidenceTypes), number(), string()])),
};

const plots = ['fine', 'bonus', 'revised', 'silent', 'rejected', 'cancelled', 'scarce'] as const;

const endedSchema = object({
  ...jobFields,
  /** In days before now. */
  ago: number(),
  /** How it ended. */
  plot: picklist(plots),
  workers: array(string()),
});

const linesSchema = array(string());
const wordsSchema = object({
  letters: record(categorySlugSchema, linesSchema),
  reports: record(categorySlugSchema, linesSchema),
  revisions: linesSchema,
  rejections: linesSchema,
  thanks: linesSchema,
  declines: linesSchema,
  offers: linesSchema,
  beforeWork: array(linesSchema),
  afterWork: array(linesSchema),
  questions: array(linesSchema),
});

export type CrowdPerson = InferOutput<typeof personSchema>;
export type EndedJob = InferOutput<typeof endedSchema>;
const openSchema = object(jobFields);
export type CrowdJob = InferOutput<typeof openSchema>;

/** The crowd, and their jobs. */
export const crowd = {
  people: parse(array(personSchema), peopleFile),
  /** Open jobs. */
  open: parse(array(openSchema), openFile),
  /** Ended jobs; those of `p` have somebody of the seed file on one side. */
  ended: parse(array(endedSchema), endedFile),
  words: parse(wordsSchema, wordsFile),
};

/** Texts of applications and submissions, by category. */
export const getLetters = (category: CategorySlug): readonly string[] => crowd.words.letters[category] ?? [];
export const getReports = (category: CategorySlug): readonly string[] => crowd.words.reports[category] ?? [];

const jobs = new Map([...crowd.ended, ...crowd.open].map((job) => [job.id, job]));

export const findCrowdJob = (id: string): CrowdJob | undefined => jobs.get(id);

/** Short texts for ended jobs, which few read. */
const shortText =
  'Mô tả chi tiết và mẫu gửi khi bắt đầu. Làm đúng phần cần nộp bên dưới là được duyệt trong ngày.';

/** A job of the crowd, open until `expiresAt`. */
export function toCrowdJob(job: CrowdJob, expiresAt: Date): CreateJob {
  const { category, accept, minutes, hours, place, part, once, text, proofs, ...same } = job;
  return parse(createJobSchema, {
    kind: same.kind,
    price: same.price,
    slots: same.slots,
    title: same.title,
    description: text ?? shortText,
    categorySlug: category,
    ...(accept !== undefined && { acceptMode: accept }),
    ...(minutes !== undefined && { timeLimitMin: minutes }),
    ...(hours !== undefined && { durationHours: hours }),
    ...(place !== undefined && { place: { mode: 'ONSITE', provinceCode: place } }),
    eligibility: { onceEach: once },
    releaseMode: part ? 'PER_PROOF' : 'ALL',
    conditions: proofs.map(([type, least, title], no) => ({
      title,
      ...(part && { amount: part[no] }),
      accept: { types: [type], ...getLeast(type, least) },
    })),
    expiresAt: expiresAt.toISOString(),
  });
}

function getLeast(type: (typeof evidenceTypes)[number], least: number) {
  if (type === 'TEXT' || type === 'CODE') return { minTextLen: least };
  return type === 'LINK' ? {} : { minFiles: least };
}
