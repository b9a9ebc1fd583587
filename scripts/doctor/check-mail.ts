import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Finding, good, wrong } from './finding.ts';

const limitMs = 5000;

/** Checks that the mail server greets. Nothing is sent. */
export async function checkMailServer(smtpUrl: string | undefined): Promise<Finding[]> {
  if (!smtpUrl || !URL.canParse(smtpUrl)) return [];
  const { protocol, hostname, port } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const address = `${hostname}:${port || (isTls ? 465 : 587)}`;
  const greeting = await greet(hostname, Number(port || (isTls ? 465 : 587)), isTls);
  return greeting.startsWith('220')
    ? [good(`The mail server ${address} answers.`)]
    : [
        wrong(
          `The mail server ${address} does not answer: ${greeting}.`,
          'Correct SMTP_URL, or ask for its port to be opened.',
        ),
      ];
}

/** Returns the first line of a mail server, or why there is none. */
function greet(host: string, port: number, isTls: boolean): Promise<string> {
  return new Promise((settle) => {
    const socket = isTls ? connectTls({ host, port, servername: host }) : connect({ host, port });
    const end = (text: string) => {
      socket.destroy();
      settle(text);
    };
    socket.setTimeout(limitMs, () => end('no greeting within 5 s'));
    socket.once('data', (bytes) => end(String(bytes).split('\r\n')[0] ?? ''));
    socket.once('error', ({ message }) => end(message));
  });
}
