import { type InferOutput, picklist } from 'valibot';

export const themeChoices = ['system', 'light', 'dark'] as const;
export const themeChoiceSchema = picklist(themeChoices);
/** What the person chose; `system` follows the device. */
export type ThemeChoice = InferOutput<typeof themeChoiceSchema>;
