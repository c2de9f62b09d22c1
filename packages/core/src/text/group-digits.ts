/** `1,234,567`, in both languages. An integer. */
export const groupDigits = (value: unknown): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
