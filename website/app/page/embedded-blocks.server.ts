import { createHash } from 'node:crypto';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';
import { consentCategories } from '../consent/consent-categories.ts';
import { embeddedNeeds } from '../consent/embedded-code.server.ts';
import type { InjectedElements } from './finished-page.ts';

/**
 * Adds the embedded code of blocks to the injected elements of a document: its hashes to the policy, its purposes to those that
 * need consent, and its scripts to the key, since the policy of a document cannot admit other inline scripts later.
 */
export function withEmbeddedCode(injected: InjectedElements, main: readonly FinishedBlock[]): InjectedElements {
  const codes = [...walkBlocks(main)].flatMap(
    ({ type, fields }) => findBlockServer(type)?.embeddedCode?.(fields) || [],
  );
  if (codes.length === 0) return injected;
  const needs = codes.map(embeddedNeeds);
  const purposes = needs.flatMap((each) => each.purposes);
  const categories = consentCategories.filter(
    (category) => injected.categories.includes(category) || purposes.includes(category),
  );
  return {
    ...injected,
    inlineSources: {
      scripts: needs.flatMap(({ scriptSources }) => scriptSources),
      styles: needs.flatMap(({ styleSources }) => styleSources),
    },
    categories,
    hasScripts: injected.hasScripts || purposes.length > 0,
    key: [injected.key, createHash('sha256').update(codes.join()).digest('base64url').slice(0, 8)]
      .filter(Boolean)
      .join(' '),
  };
}
