/** Replaces hidden amounts; of fixed length, so that it reveals nothing. */
export const hiddenAmount = '••••••';
