import type { Locale } from '@keo/core';
import { skillCatalogue } from '@keo/core/contract';

/** The name of a skill; one that a newer server knows stands for itself. */
export const skillName = (slug: string, locale: Locale): string =>
  skillCatalogue.find((skill) => skill.slug === slug)?.[locale] ?? slug;
