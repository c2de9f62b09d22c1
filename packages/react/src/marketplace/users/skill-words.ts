import type { Locale } from '@keo/core';
import { skillCatalogue } from '@keo/core/contract';

/** The slug for skills of a newer server. */
export const skillName = (slug: string, locale: Locale): string =>
  skillCatalogue.find((skill) => skill.slug === slug)?.[locale] ?? slug;
