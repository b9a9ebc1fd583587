import { loopbackPeers, readTrustedPeers } from '@vitrine/network/trusted-peers.ts';
import { z } from 'zod';

const text = z.string().trim().min(1);
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user:password@host/database');

const hostNames = z
  .string()
  .default('')
  .transform(
    (list) =>
      new Set(
        list
          .split(',')
          .map((host) => host.trim().toLowerCase())
          .filter(Boolean),
      ),
  );

const variables = z.object({
  /** Address on which core listens. */
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3001),
  DATABASE_URL: postgresUrl,
  /** Streaming replicas that take the reads, separated by commas. */
  DATABASE_READ_URLS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((url) => url.trim())
        .filter(Boolean),
    )
    .pipe(z.array(postgresUrl)),
  DATA_DIR: text.default('.data'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an address such as smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').default('no-reply@localhost.localdomain'),
  /** Origin of the pictures under `/resources/`, for the mails of alerts. */
  ASSETS_URL: z.url('must be an address').optional(),
  CAPTCHA_HMAC_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  CAPTCHA_SECRET: text.optional(),
  CAPTCHA_VERIFY_URL: z.url('must be an address').default('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_MIN_SCORE: z.coerce.number('must be a number').min(0).max(1).default(0.5),
  /** Callers whose `X-Forwarded-For` is trusted: addresses and networks, separated by commas. */
  TRUSTED_PEERS: z
    .string()
    .optional()
    .transform((list) => (list === undefined ? loopbackPeers : readTrustedPeers(list)))
    .refine((peers) => peers !== null, 'must be a list of addresses or networks such as 10.0.0.0/8'),
  /** Secret shared with the admin's server, from which the key of staff tokens is derived; without it there is no `/api/staff/`. */
  STAFF_API_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Bearer token that allows other machines to read `/metrics`. */
  METRICS_TOKEN: text.optional(),
  /** Host names, separated by commas, to which webhooks may go without https and into a private network. */
  WEBHOOK_PRIVATE_HOSTS: hostNames,
  /** Host names of sources of listings, with or without a port, separated by commas, that may be called without https and in a private network. */
  FEED_PRIVATE_HOSTS: hostNames,
  /** Folder of the files that sources deliver, `DATA_DIR/feeds` by default: relative paths of sources begin here. */
  FEED_FOLDER: text.optional(),
  /** Folder of the photos that are copied from sources, `DATA_DIR/photos` by default; core and its worker share it. */
  PHOTO_FOLDER: text.optional(),
  /** Secret with which the credentials of sources of listings are encrypted. */
  FEED_CREDENTIALS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Seconds during which a process that stops still takes calls, so that load balancers notice. */
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be 0 or more')
    .max(8, 'must be 8 at most')
    .default(0),
  /** Base address of a collector of traces (OTLP by HTTP), and its headers as `name=value`, separated by commas. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be an address').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
  /** Key of the hashes of erased persons, `DATA_DIR/keys` by default; several machines need the same one. */
  PERSON_HASH_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Days for which backups are kept: a receipt of an erasure names the day on which the last one is replaced. */
  BACKUP_DAYS: z.coerce.number('must be a number of days').int().min(1).max(3650).default(14),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});
export type CoreVariables = z.output<typeof variables>;

/**
 * Returns the variables of the environment, or one message for each invalid one. An empty variable counts as absent.
 */
export function readEnv(source: Record<string, string | undefined>): { env: CoreVariables } | { wrong: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (parsed.success) return { env: parsed.data };
  const wrong = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return given[name] === undefined ? `${name} is missing.` : `${name} ${message.replace(/\.?$/, '.')}`;
  });
  return { wrong: [...new Set(wrong)] };
}

/** Returns the environment of this process. Prints the errors and ends the process when it is not valid. */
export function requireEnv(): CoreVariables {
  const result = readEnv(process.env);
  if ('env' in result) return result.env;
  console.error(['core cannot start:', ...result.wrong.map((sentence) => `  ${sentence}`)].join('\n'));
  process.exit(1);
}
