import { readAdminEnv, readPublicEnv } from '@vitrine/content/env.ts';
import { readEnv } from '@vitrine/core/env.ts';
import { readEnvironment } from '../../website/app/env.server.ts';
import { environmentOf, type PartName, parts, type StackContext } from '../stack/parts.ts';
import { advice, type Finding, good, wrong } from './finding.ts';

type Variables = Record<string, string | undefined>;

/** Returns the sentences on what a part refuses of its environment. */
const refusals: Partial<Record<PartName, (given: Variables) => string[]>> = {
  core: readCore,
  worker: readCore,
  content: (given) => linesOf(() => readPublicEnv(given)),
  admin: (given) => linesOf(() => readAdminEnv(given)),
  site: (given) => linesOf(() => readEnvironment(given)),
};

function readCore(given: Variables): string[] {
  const read = readEnv(given);
  return 'wrong' in read ? read.wrong : [];
}

/** Returns the lines of an error below its first one, which says that there is something wrong. */
function linesOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error))
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

/** Checks the variables with which each part would start, by what the part itself accepts. */
export function checkVariables(context: StackContext, given: Variables): Finding[] {
  const found = Object.entries(refusals).flatMap(([name, read]) => {
    // Object.entries does not preserve the type of the keys.
    const part = parts[name as PartName];
    return read({ ...given, ...environmentOf(part, context, false) }).map((sentence) =>
      wrong(`${part.title} does not start: ${sentence}`, 'Correct the variable; docs/architecture.md explains each.'),
    );
  });
  return found.length > 0 ? found : [good('Every part accepts its variables.')];
}

/** Checks what visitors and staff need beyond a start: mail, https, proxies. */
export function checkPublicAccess(given: Variables): Finding[] {
  const adminUrl = given.ADMIN_URL ?? '';
  const isPublic = adminUrl.startsWith('https://');
  return [
    given.SMTP_URL
      ? good('Mails are sent by SMTP.')
      : advice(
          'Mails are written to files, and nobody gets them.',
          'Set SMTP_URL and MAIL_FROM to those of your mail server.',
        ),
    ...(given.SMTP_URL && !given.MAIL_FROM
      ? [wrong('Mails have no sender.', 'Set MAIL_FROM to an address of your own domain.')]
      : []),
    isPublic
      ? good(`Staff log in at ${adminUrl}.`)
      : advice(
          'The admin works on this machine alone.',
          'Set ADMIN_URL to its public address, which begins with https://.',
        ),
    ...(isPublic && !proxied(given.TRUST_PROXY)
      ? [
          wrong(
            'Behind a proxy all visitors look like one, and are limited together.',
            'Set TRUST_PROXY=1 if nginx stands before the website and the admin, or the number of proxies.',
          ),
        ]
      : []),
    ...(isPublic && given.ADMIN_ORIGIN !== new URL(adminUrl).origin
      ? [
          wrong(
            'The live preview of the admin stays empty, because the website may not be embedded there.',
            `Set ADMIN_ORIGIN=${new URL(adminUrl).origin}.`,
          ),
        ]
      : []),
    ...(isPublic && !given.ASSETS_URL
      ? [
          wrong(
            'Pictures lead to this machine, where no visitor finds them.',
            'Set ASSETS_URL to the public address under which the proxy passes /resources/ on, such as https://www.example.ca.',
          ),
        ]
      : []),
  ];
}

const proxied = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && !['0', 'false'].includes(value);
