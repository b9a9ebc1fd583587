/** Returns the number with at least two digits, such as 01 (`2-blocks-and-search §2`, List). */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
