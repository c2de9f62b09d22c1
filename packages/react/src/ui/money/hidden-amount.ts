/** Of fixed length, to reveal nothing. */
export const hiddenAmount = '••••••';
