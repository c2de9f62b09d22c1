/** Whether the device is likely to have a keyboard: hints of keys are for those. */
export const hasKeys = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
