import { createApp } from '@vitrine/core/app.ts';
import type { z } from 'zod';

/** A route of core as the reference describes it. Its schemas are from zod, or JSON schemas already. */
export interface CoreCall {
  method: string;
  path: string;
  summary: string;
  description?: string;
  /** Present when the call needs the key of its site. */
  security?: unknown;
  request?: { query?: z.ZodType; body?: { content: Record<string, { schema: unknown }> } };
  parameters?: readonly { name: string; in: string; description?: string; schema?: object }[];
  responses: Record<string, { description: string; content?: Record<string, { schema?: unknown }> }>;
}

/** Stands for the services of core, which nothing asks while its routes are only described. Without a key it has no routes for staff. */
const noServices: never = new Proxy(
  Object.assign(() => noServices),
  {
    get: (_, name) => (name === 'staffKey' ? undefined : noServices),
  },
) as never;

/** Returns the calls that a website makes to core. */
export function coreCalls(): CoreCall[] {
  const { definitions } = createApp(noServices).openAPIRegistry;
  return definitions
    .flatMap((each) => (each.type === 'route' ? [each.route] : []))
    .filter(({ path }) => path.startsWith('/api/swc/'))
    .map((route) => route as unknown as CoreCall); // no route of core uses the references that its type allows
}
