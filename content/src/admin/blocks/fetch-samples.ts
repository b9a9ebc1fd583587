import type { Values } from './block-form-state.ts';

interface SampleRequest {
  /** A block type, or the id of a template. */
  name: string;
  /** Language of the form. */
  locale: string;
  /** Id of the site of the page; nullish while none is chosen. */
  site: unknown;
}

/** Returns the sample of a block, or those of a template, in the form of Payload's documents; none when they cannot be loaded. */
export async function fetchSamples({ name, locale, site }: SampleRequest): Promise<Values[]> {
  const query = new URLSearchParams({
    name,
    locale,
    ...(site !== undefined && site !== null && { site: String(site) }),
  });
  const answer = await fetch(`/admin/block-samples?${query}`).catch(() => null);
  return answer?.ok ? answer.json().catch(() => []) : [];
}
