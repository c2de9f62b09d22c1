import type { Locale } from '@keo/core';
import { skillCatalogue } from '@keo/core/contract';

/** The name of a skill; the slug for one that only a newer server knows. */
export const skillName = (slug: string, locale: Locale): string =>
  skillCatalogue.find((skill) => skill.slug === slug)?.[locale] ?? slug;
