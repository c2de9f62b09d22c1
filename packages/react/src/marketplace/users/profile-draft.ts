import {
  type InferOutput,
  array,
  exactOptional,
  nullable,
  object,
  picklist,
  safeParse,
  string,
} from 'valibot';
import {
  type PublicProfile,
  type Skill,
  type UpdateUser,
  provinceSchema,
  sides,
  skillSchema,
  updateUserSchema,
} from '@keo/core/contract';
import { readDraft } from '../../client/read-draft.ts';

const formSchema = object({
  displayName: string(),
  headline: string(),
  bio: string(),
  roles: array(picklist(sides)),
  skills: array(skillSchema),
  provinceCode: nullable(provinceSchema),
});
export type ProfileForm = InferOutput<typeof formSchema>;

/** A pure call, for tree shaking. */
const draftSchema = /* @__PURE__ */ (() => {
  const { displayName, headline, bio, roles, skills, provinceCode } = formSchema.entries;
  return object({
    displayName: exactOptional(displayName),
    headline: exactOptional(headline),
    bio: exactOptional(bio),
    roles: exactOptional(roles),
    skills: exactOptional(skills),
    provinceCode: exactOptional(provinceCode),
  });
})();
/** Changed fields only; others follow the server. */
export type ProfileDraft = InferOutput<typeof draftSchema>;

const isSkill = (slug: string): slug is Skill => skillSchema.options.some((known) => known === slug);

export const toForm = (person: PublicProfile): ProfileForm => ({
  displayName: person.displayName,
  headline: person.headline,
  bio: person.bio,
  roles: person.roles,
  skills: person.skills.filter(isSkill),
  provinceCode: provinceSchema.options.find((code) => code === person.provinceCode) ?? null,
});

export const readProfileDraft = (kept: string | null): ProfileDraft => readDraft(draftSchema, kept) ?? {};

const keys = ['displayName', 'headline', 'bio', 'roles', 'skills', 'provinceCode'] as const;

export function changesIn(draft: ProfileDraft, form: ProfileForm): ProfileDraft {
  const changes = { ...draft };
  for (const key of keys) if (JSON.stringify(changes[key]) === JSON.stringify(form[key])) delete changes[key];
  return changes;
}

export function readChanges(changes: ProfileDraft): {
  update: UpdateUser | null;
  problems: ReadonlySet<string>;
} {
  const read = safeParse(updateUserSchema, changes);
  if (read.success) return { update: read.output, problems: new Set() };
  return { update: null, problems: new Set(read.issues.map((issue) => String(issue.path?.[0]?.key))) };
}
