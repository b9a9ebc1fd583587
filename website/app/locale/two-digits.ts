/** Returns the number with at least two digits, such as 01 (sections.6). */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
