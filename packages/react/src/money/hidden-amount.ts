/** Stands where somebody hides their amounts: as long for one đồng as for a million. */
export const hiddenAmount = '••••••';
