import type { SanitizedConfig } from 'payload';
import { useDefaultLocale } from './default-locale.ts';
import { refuseBadQuery } from './refuse-bad-query.ts';
import { refuseOversized } from './refuse-oversized.ts';
import { refuseUnstorable } from './refuse-unstorable.ts';

const rules = [useDefaultLocale, refuseBadQuery, refuseOversized, refuseUnstorable];

/**
 * Adds the hooks of every request to a configuration that Payload has completed: to the collections that Payload adds itself, such as
 * locks, preferences and folders, as to those of the project.
 */
export function addRequestRules(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation = [...rules, ...(hooks.beforeOperation ?? [])];
  for (const { hooks } of config.globals) hooks.beforeOperation = [refuseOversized, ...(hooks.beforeOperation ?? [])];
  return config;
}
