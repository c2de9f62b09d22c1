export const profileLimits = { headlineMax: 120, bioMax: 2000, skillsMax: 20 } as const;
