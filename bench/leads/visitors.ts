/** Returns the e-mail address of the visitor who sends the lead with this number; it identifies the lead's rows and mails. */
export const visitorOf = (lead: number): string => `v${lead}@visitors.example`;

/** Returns the number of the first lead whose visitor's address is in the text; undefined when there is none. */
export function leadIn(text: string): number | undefined {
  const number = /\bv(\d+)@visitors\.example\b/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Returns an IP address in a network of its own, so that core's rate limits apply unchanged. */
export const networkAddressOf = (lead: number): string => `10.${(lead >> 16) & 255}.${(lead >> 8) & 255}.${lead & 255}`;
