import { type ConsentCategory, consentCategories } from './consent-categories.ts';

export type Attributes = Record<string, string | true>;
export type ScriptPurpose = ConsentCategory | 'necessary';

/** A script that may stand in a page: `data` never runs, and a `program` waits for its purpose. */
export type AllowedScript =
  | { kind: 'data'; attributes: Attributes }
  | { kind: 'program'; attributes: Attributes; purpose: ScriptPurpose; isModule: boolean };

const scriptAttributes =
  /^(id|src|type|async|defer|nomodule|crossorigin|integrity|referrerpolicy|fetchpriority|data-[a-z][a-z0-9-]*)$/;
const programTypes = ['', 'text/javascript', 'application/javascript', 'module'];
/** Types of data scripts, which never run. */
const dataTypes = ['application/ld+json', 'application/json'];
export const heldType = 'text/plain';

/**
 * Returns the attributes that a page may have of a script that staff wrote; null, after `refuse`, for a script that it may not have. A script without a purpose counts as analytics (docs/decisions/0015-ask-before-anything-tracks.md).
 */
export function allowScript(given: Attributes, refuse: (why: string) => void): AllowedScript | null {
  const attributes = pick(given, scriptAttributes);
  const type = String(attributes.type ?? '').toLowerCase();
  if (attributes.src !== undefined && !isWebAddress(attributes.src)) {
    refuse('its src must be an address with http or https');
    return null;
  }
  if (dataTypes.includes(type)) return { kind: 'data', attributes };
  if (!programTypes.includes(type) && type !== heldType) {
    refuse(`scripts of the type ${type.slice(0, 40)} may not be injected`);
    return null;
  }
  const purpose = purposeOf(attributes['data-category']);
  return { kind: 'program', attributes, purpose, isModule: type === 'module' };
}

/** Other names of the purposes in templates of tag managers and consent tools. */
const synonyms: Readonly<Record<string, ScriptPurpose>> = {
  essential: 'necessary',
  functional: 'functionality',
  preferences: 'functionality',
  performance: 'analytics',
  statistics: 'analytics',
  ads: 'marketing',
  advertising: 'marketing',
  targeting: 'marketing',
  social: 'marketing',
};

/** Returns the purpose that `data-category` names: `analytics` without one, `marketing` for an unknown one. */
export function purposeOf(value: string | true | undefined): ScriptPurpose {
  if (value === undefined || value === true || value.trim() === '') return 'analytics';
  const name = value.trim().toLowerCase();
  if (name === 'necessary') return name;
  const known = consentCategories.find((category) => category === name);
  return known ?? (Object.hasOwn(synonyms, name) ? (synonyms[name] ?? 'marketing') : 'marketing');
}

export const isWebAddress = (value: string | true): boolean =>
  typeof value === 'string' && /^https?:\/\/[^\\\s]+$/i.test(value) && URL.canParse(value);

export const pick = (attributes: Attributes, allowed: RegExp): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.test(name)));

/** Escapes text so that it cannot end the script or begin another inside of it; JavaScript and JSON read the escape alike. */
export const escapeScript = (text: string): string =>
  text.replace(/(<\/?)(s)(?=cript)/gi, (_, opening, letter) => `${opening}\\u00${letter === 's' ? '73' : '53'}`);
