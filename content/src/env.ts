import { resolve } from 'node:path';
import { z } from 'zod';
import { bucketFaults, bucketVariables } from './media-store/bucket-settings.ts';
import { purgeKinds } from './public/cache/purge-call.ts';

/** Matches hosts of this machine and of private networks: names without a dot, `.internal` and private IPv4 addresses. */
const privateHost =
  /^([^.:]+|[^:]+\.internal|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\])$/;

function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && privateHost.test(hostname));
}

/** Variables that every process of the content service reads: the public one, the admin and the migrations. */
const storeEnv = z.object({
  DATABASE_URL: z.string({ error: 'give the address of a PostgreSQL database' }).min(1),
  /** Addresses of streaming replicas, comma-separated, from which the service reads. */
  DATABASE_READ_URLS: z
    .string()
    .default('')
    .transform((urls) => urls.split(',').filter(Boolean)),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder)),
  PAYLOAD_SECRET: z
    .string({ error: 'give a secret that signs staff sessions' })
    .min(16, 'is shorter than 16 characters'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  WEBSITE_URL: z.url().default('http://localhost:3000'),
  /** Public origin of the admin. Forms and cookies from any other origin are refused. */
  ADMIN_URL: z.url().default('http://localhost:3003'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an address such as smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').default('no-reply@localhost.localdomain'),
  ...bucketVariables,
});
export type StoreEnv = z.infer<typeof storeEnv>;

/** Signs links to the staff pages of the website and to drafts; without it there are no such links. */
const linkKey = z.string().min(16, 'is shorter than 16 characters').optional();

/** Traces and figures. */
const watchVariables = {
  /** Base address of a collector of traces (OTLP by HTTP), and its headers as `name=value`, separated by commas. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Lets others than this machine read `/metrics`. */
  METRICS_TOKEN: z.string().min(1).optional(),
};

const publicEnv = storeEnv.extend({
  STAFF_LINK_KEY: linkKey,
  PORT: z.coerce.number().int().min(0).max(65535).default(3002),
  /** Address to listen on: the loopback interface, unless other machines must reach the service. */
  HOST: z.string().min(1).default('127.0.0.1'),
  CONTENT_API_KEY: z
    .string({ error: 'give the key that callers send as X-Header-Api' })
    .min(16, 'is shorter than 16 characters'),
  CORE_URL: z.url().default('http://localhost:3001'),
  /** Seconds during which a process that stops still takes requests, so that load balancers notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(0),
  ...watchVariables,
  /** Address that is called with the tags of changed content, for a cache in front of the website. */
  PURGE_URL: z.url().refine(isSafeAddress, 'must be https, or http to a host of a private network').optional(),
  /** Protocol of the calls to `PURGE_URL`: that of a CDN, or the plain one with a list of tags. */
  PURGE_CDN: z.enum(purgeKinds, `must be ${purgeKinds.join(', ')}`).default('tags'),
  /** Token of the calls to `PURGE_URL`. */
  PURGE_TOKEN: z.string().min(1).optional(),
  /** Address of an IndexNow server that is notified of changed pages; without it, none is. */
  INDEXNOW_URL: z.url().refine(isSafeAddress, 'must be https, or http to a host of a private network').optional(),
});
export type PublicEnv = z.infer<typeof publicEnv>;

const adminEnv = storeEnv.extend({
  ...watchVariables,
  /** Share of the requests of staff that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  PORT: z.coerce.number().int().min(0).max(65535).default(3003),
  /** Network address that the admin listens on. */
  HOST: z.string().default('127.0.0.1'),
  /** Number of proxies in front of the admin that write `X-Forwarded-For`; `true` means one. */
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d{1,2})$/, 'must be true, false or a number of proxies')
    .default('false')
    .transform((value) => (value === 'true' ? 1 : Number(value) || 0)),
});
export type AdminEnv = z.infer<typeof adminEnv>;

const staffApiEnv = z.object({
  CORE_URL: z.url().default('http://localhost:3001'),
  /** Bearer key of core's `/api/staff/`; without it staff see no leads. */
  STAFF_API_KEY: z.string().min(16, 'is shorter than 16 characters').optional(),
  STAFF_LINK_KEY: linkKey,
});
export type StaffApiEnv = z.infer<typeof staffApiEnv>;

/** The demo's own server of listings, which `npm start` alone runs; without these variables there is none. */
const demoEnv = z.object({
  DEMO_LISTINGS_URL: z.url().optional(),
  DEMO_LISTINGS_KEY: z.string().min(16, 'is shorter than 16 characters').optional(),
  WEBSITE_URL: z.url().default('http://localhost:3000'),
});

type Variables = Readonly<Record<string, string | undefined>>;

/** Error that lists the invalid variables of the environment, one per line. */
export class EnvironmentError extends Error {}

/** Validates the variables; an empty one counts as absent. Throws an EnvironmentError. */
function read<T extends z.ZodType>(schema: T, variables: Variables): z.infer<T> {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not complete.\n${lines.join('\n')}`);
}

/** Adds what several variables must say together. */
const complete = <T extends typeof storeEnv>(schema: T) =>
  schema.superRefine((env, context) => {
    for (const { variable, message } of bucketFaults(env))
      context.addIssue({ code: 'custom', path: [variable], message });
  });

export const readStoreEnv = (variables: Variables = process.env): StoreEnv => read(complete(storeEnv), variables);
export const readPublicEnv = (variables: Variables = process.env): PublicEnv => read(complete(publicEnv), variables);
/** Reads the variables of the admin's server. Without `ADMIN_URL` its origin is its own port on this machine. */
export function readAdminEnv(variables: Variables = process.env): AdminEnv {
  const env = read(complete(adminEnv), variables);
  return variables.ADMIN_URL ? env : { ...env, ADMIN_URL: `http://localhost:${env.PORT}` };
}
/** Returns the demo's server of listings with its key; null without one. */
export function readDemoEnv(variables: Variables = process.env) {
  const { DEMO_LISTINGS_URL: url, DEMO_LISTINGS_KEY: key, WEBSITE_URL: websiteUrl } = read(demoEnv, variables);
  return url && key ? { url, key, websiteUrl } : null;
}
/** Reads the variables for calls to core's staff API. */
export const readStaffApiEnv = (variables: Variables = process.env): StaffApiEnv => read(staffApiEnv, variables);
