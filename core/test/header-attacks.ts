/** Characters that a program between the form and the mail client may interpret as the end of a line. */
const lineEnds = [
  '\r\n',
  '\n',
  '\r',
  '\n\r',
  '\r\n ',
  '\r\n\t',
  '\v',
  '\f',
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  // Truncated to one byte per character, these are CR LF.
  '\u010d\u010a',
  '\u560d\u560a',
  '\uff0d\uff0a',
  '%0d%0a',
  '%250d%250a',
  '\\r\\n',
  '=0D=0A',
  '&#13;&#10;',
];

const payloads = [
  'Bcc: all@evil.example',
  'To: all@evil.example',
  'Subject: Gagnez',
  'Content-Type: multipart/mixed; boundary=x',
  '\r\n--x\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
];

const others = [
  '=?utf-8?q?L=C3=A9a=0D=0ABcc:=20all@evil.example?=',
  '=?utf-8?b?TMOpYQ0KQmNjOiBhbGxAZXZpbC5leGFtcGxl?=',
  '=?x?=?utf-8?q?a?=',
  '==??utf-8?q?a?==',
  'lea@example.ca, all@evil.example',
  'lea@example.ca; all@evil.example',
  '<all@evil.example>',
  '"Léa" <all@evil.example>',
  'Léa" <all@evil.example>, "x',
  'Léa\\" <all@evil.example>',
  'undisclosed: all@evil.example, b@evil.example;',
  'Léa (all@evil.example)',
  '@evil.example,@b.example:all@evil.example',
  'all@evil.example\0',
  'all%evil.example',
  'all@[127.0.0.1]',
  'all@evil.example。ca',
  'all@evil.example，b@evil.example',
  '\r\n.\r\nMAIL FROM:<a@evil.example>\r\nRCPT TO:<all@evil.example>\r\nDATA\r\n',
  '\n.\nMAIL FROM:<a@evil.example>',
  '\r\n\r\n<html>',
  'A'.repeat(6000),
  'é'.repeat(3000),
  `${'A'.repeat(75)}\r\n ${'B'.repeat(75)}`,
  '👩‍👩‍👧'.repeat(300),
  '\ud800Léa\udfff',
  '\u202eaéL\u2066',
  '\u200bLéa\ufeff',
  ' \t ',
  'Léa\t\t\tBcc:all@evil.example',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
];

/** More than eighty attempts to inject text into the headers of a mail. */
export const headerAttacks: string[] = [
  ...lineEnds.flatMap((end) => payloads.map((payload) => `Léa${end}${payload}`)),
  ...others,
];
