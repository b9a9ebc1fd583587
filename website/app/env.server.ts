import { withoutTrailingSlashes } from '@vitrine/contract/without-trailing-slashes.ts';
import { z } from 'zod';

const switchedOn = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
/** Number of proxies in front of the website: `true` is one, and with none `X-Forwarded-*` is ignored. */
const proxies = z
  .string()
  .regex(/^(true|false|\d)$/, 'must be true, false or the number of proxies')
  .transform((value) => (value === 'false' ? 0 : value === 'true' ? 1 : Number(value)));
const address = z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:3002' });
const bareAddress = address.transform(withoutTrailingSlashes);

const schema = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
    CONTENT_URL: bareAddress.default('http://localhost:3002'),
    CORE_URL: bareAddress.default('http://localhost:3001'),
    CONTENT_API_KEY: z.string('is missing: it is the key that the content service expects in X-Header-Api'),
    SITE_ID: z.string().optional(),
    SITE_MODE: z.literal('domain', 'must be domain, or be left out when SITE_ID is set').optional(),
    ASSETS_URL: bareAddress.optional(),
    DATA_DIR: z.string().optional(),
    PRODUCTION: switchedOn.default(true),
    EXPOSE_ERRORS: switchedOn.default(false),
    ALLOWED_HOSTS: z
      .string()
      .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
      .optional(),
    TRUST_PROXY: proxies.default(0),
    PAGE_CACHE_SECONDS: z.coerce.number('must be a number of seconds').min(0, 'must be 0 or more').default(10),
    SEND_RETRY_SECONDS: z.coerce.number('must be a number of seconds').min(0, 'must be 0 or more').default(12),
    DRAIN_SECONDS: z.coerce
      .number('must be a number of seconds')
      .min(0, 'must be 0 or more')
      .max(8, 'must be 8 at most')
      .default(0),
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number('must be a number')
      .min(0, 'must be 0 or more')
      .max(1, 'must be 1 at most')
      .default(0.1),
    METRICS_TOKEN: z.string().optional(),
    STAFF_LINK_KEY: z.string().min(16, 'is shorter than 16 characters').optional(),
    QA_ACCESS: z.enum(['staff', 'open'], 'must be staff or open').default('staff'),
    SERVICE_WORKER: switchedOn.default(true),
    SENTRY_DSN: address.optional(),
    MAP_STYLE_URL: address.optional(),
    DIDOMI_KEY: z.string().optional(),
    ADMIN_ORIGIN: address.transform((value) => new URL(value).origin).optional(),
  })
  .refine((env) => (env.SITE_ID === undefined) !== (env.SITE_MODE === undefined), {
    path: ['SITE_ID'],
    message: 'or SITE_MODE=domain must be set, one of the two',
    when: () => true,
  })
  .transform((env) => ({ ...env, ASSETS_URL: env.ASSETS_URL ?? env.CONTENT_URL }));

/** Settings of the website; `docs/architecture.md` explains each. */
export type SiteEnvironment = z.output<typeof schema>;

/**
 * Reads the settings from `source`; an empty variable counts as unset. Throws an Error whose message has one sentence for each
 * wrong variable.
 */
export function readEnvironment(source: Record<string, string | undefined>): SiteEnvironment {
  const result = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}.`);
  throw new Error(`The website cannot start, because its environment is not right:\n${sentences.join('\n')}`);
}

let read: SiteEnvironment | undefined;

/** Returns the settings of this process, read at the first call, so that the build needs none of them. */
export function env(): SiteEnvironment {
  read ??= readEnvironment(process.env);
  return read;
}
