import { resolve } from 'node:path';
import { z } from 'zod';

/** What every process of the content service needs to reach its data: the public one, the admin and the migrations. */
const storeEnv = z.object({
  DATABASE_URL: z.string({ error: 'give the address of a PostgreSQL database' }).min(1),
  /** Streaming replicas, comma-separated, that take the reads. */
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
});
export type StoreEnv = z.infer<typeof storeEnv>;

const publicEnv = storeEnv.extend({
  PORT: z.coerce.number().int().min(0).max(65535).default(3002),
  CONTENT_API_KEY: z
    .string({ error: 'give the key that callers send as X-Header-Api' })
    .min(16, 'is shorter than 16 characters'),
  CORE_URL: z.url().default('http://localhost:3001'),
});
export type PublicEnv = z.infer<typeof publicEnv>;

const deskEnv = z.object({
  CORE_URL: z.url().default('http://localhost:3001'),
  /** Opens core's `/api/staff/`; without it staff see no leads. */
  STAFF_API_KEY: z.string().min(16, 'is shorter than 16 characters').optional(),
  /** Signs links to the staff pages of the website; without it staff have no such link. */
  STAFF_LINK_KEY: z.string().min(16, 'is shorter than 16 characters').optional(),
});
export type DeskEnv = z.infer<typeof deskEnv>;

type Variables = Readonly<Record<string, string | undefined>>;

/** What is wrong with the environment, one sentence a variable. */
export class EnvironmentError extends Error {}

function read<T extends z.ZodType>(schema: T, variables: Variables): z.infer<T> {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not complete.\n${lines.join('\n')}`);
}

export const readStoreEnv = (variables: Variables = process.env): StoreEnv => read(storeEnv, variables);
/** What the admin needs to reach the leads in core. An empty variable counts as absent. */
export const readDeskEnv = (variables: Variables = process.env): DeskEnv =>
  read(deskEnv, Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
export const readPublicEnv = (variables: Variables = process.env): PublicEnv => read(publicEnv, variables);
