/** The e-mail address of the visitor who leaves the lead of this number: the thread by which its rows and mails are found. */
export const visitorOf = (lead: number): string => `v${lead}@visitors.example`;

/** The number of the first lead whose visitor is named; undefined where none is. */
export function leadIn(text: string): number | undefined {
  const number = /\bv(\d+)@visitors\.example\b/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** An address on the network of their own, so that the limits of core stand as they are. */
export const networkAddressOf = (lead: number): string => `10.${(lead >> 16) & 255}.${(lead >> 8) & 255}.${lead & 255}`;
