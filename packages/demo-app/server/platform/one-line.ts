/** Collapses line breaks and runs of whitespace into single spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
