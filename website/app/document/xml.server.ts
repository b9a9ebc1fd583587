import { escapeHtml } from '../ui/escape-html.ts';

/** Control characters, noncharacters and lone surrogates, of which XML 1.0 allows hardly any. */
const notInXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

export const escapeXml = (text: string): string => escapeHtml(text.replace(notInXml, ''));

/** Returns an element with a text, on a line of its own. */
export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`;

/** Returns a body that is sent while its parts arrive. A part that rejects breaks the connection off. */
export function streamedText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
}
