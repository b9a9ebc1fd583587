export interface ReadMail {
  /** Names and values, unfolded and decoded. */
  headers: [name: string, value: string][];
  /** The parts of the mail except those that only contain other parts. */
  parts: { type: string; text: string }[];
}

/** Parses a mail strictly by RFC 5322 and MIME. Throws on a line that is not a header. */
export function readMail(raw: string): ReadMail {
  const [head, body] = split(raw);
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => {
      const [, name, value] = /^([\x21-\x39\x3b-\x7e]+):[ \t]*(.*)$/.exec(line) ?? [];
      if (!name) throw new Error(`This is no header: ${JSON.stringify(line)}`);
      return [name, decodeWords(value ?? '')];
    });
  return { headers, parts: partsOf(headers, body) };
}

export const headerOf = ({ headers }: ReadMail, name: string): string | undefined =>
  headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];

function split(raw: string): [head: string, body: string] {
  const end = raw.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('The mail has no body');
  return [raw.slice(0, end), raw.slice(end + 4)];
}

function partsOf(headers: ReadMail['headers'], body: string): ReadMail['parts'] {
  const value = (name: string) => headers.find(([each]) => each.toLowerCase() === name)?.[1] ?? '';
  const [type = ''] = value('content-type').split(';');
  const boundary = /boundary="?([^";]+)"?/.exec(value('content-type'))?.[1];
  if (boundary === undefined) return [{ type, text: decodeBody(body, value('content-transfer-encoding')) }];
  return body
    .split(new RegExp(`(?:^|\\r\\n)--${boundary.replace(/[^\w]/g, '\\$&')}(?:--)?(?:\\r\\n|$)`))
    .slice(1, -1)
    .flatMap((part) => readMail(part).parts);
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Decodes encoded words (RFC 2047); white space between two of them is ignored. */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
    );
