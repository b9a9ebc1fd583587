/** A mail ready to be sent. Addresses are objects, never strings: a comma in a string would add a recipient. */
export interface Mail {
  /** Constant for one mail to one reader, so that mail programs recognise a duplicate. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}
