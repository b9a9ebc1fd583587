import type { RecipientType } from './core/contact.ts';
import type { CoreSite } from './core/import.ts';
import type { Localized } from './locale.ts';
import type { PersonKind, SocialNetwork, SpokenLanguage } from './people.ts';
import type { Seo } from './seo.ts';
import type { Theme } from './theme.ts';

/** A block in the wire format. A missing `id` is generated. */
export interface WireBlock {
  id?: string;
  block_type: string;
  block_params?: Record<string, unknown>;
  fields?: Record<string, unknown>;
}

/** A page of a site bundle. Its paths include the locale prefix. */
export interface PageBundle {
  path: { fr: string; en: string };
  title: { fr: string; en: string };
  seo: { fr: Seo; en: Seo };
  blocks: WireBlock[];
  /** Replaces the site's footer on this page. */
  footer?: WireBlock[];
}

export interface PersonBundle {
  slug: string;
  kind: PersonKind;
  name: string;
  jobTitle: { fr: string; en: string };
  /** Number of the licence of a broker, such as `H1234`. */
  licenceNumber?: string;
  /** The name on the licence when it is not `name`. */
  licenceName?: string;
  /** Address of the portrait, such as `/resources/portrait-001.webp`. */
  portrait: string;
  email: string;
  phone: string;
  office: string | null;
  languages: SpokenLanguage[];
  /** The cities or neighbourhoods in which the person works. */
  areas?: { fr: string; en: string };
  bio: { fr: string; en: string };
  /** French path of the page of the person, which is one of the site's. */
  page?: string;
  /** Addresses start with https://. */
  socialLinks?: { network: SocialNetwork; url: string }[];
  /** The programmes in which the person takes part, such as a guarantee or a certification. */
  programs?: { fr: string; en: string }[];
}

/** The recipient type of each kind of person (contact.7). */
export const recipientTypeOf: Record<PersonKind, RecipientType> = {
  broker: 'broker',
  team: 'team',
  admin: 'administrative_team',
  director: 'executive_team',
};

export interface OfficeBundle {
  slug: string;
  name: { fr: string; en: string };
  street: { fr: string; en: string };
  city: string;
  postalCode: string;
  phone: string;
  email: string;
  coords: [number, number];
  picture: string;
}

/** An article of a site bundle. Its slug, title, excerpt and body are empty in a language in which it is not written. */
export interface ArticleBundle {
  slug: { fr: string; en: string };
  title: { fr: string; en: string };
  excerpt: { fr: string; en: string };
  /** HTML with only paragraphs, headings, lists, links and emphasis. */
  body: { fr: string; en: string };
  picture: string;
  /** The category's key in `SiteBundle.categories`. */
  category: string;
  /** The author's slug in `SiteBundle.people`. */
  author: string;
  publishedAt: string;
}

/** A complete site, which the demo provides and the import reads. */
export interface SiteBundle {
  siteId: string;
  name: { fr: string; en: string };
  /** Host names without scheme, the canonical one first; a port only if it is not the default. */
  domains: string[];
  core: CoreSite;
  theme: Theme;
  favicon: { filename: string; svg: string };
  /** SVG logos by file name; they are addressed as `/resources/{filename}`. */
  logos: { filename: string; svg: string; alt: { fr: string; en: string } }[];
  seo: { fr: Seo; en: Seo };
  header: WireBlock[];
  footer: WireBlock[];
  pages: PageBundle[];
  people: PersonBundle[];
  offices: OfficeBundle[];
  categories: Record<string, Localized<string>>;
  articles: ArticleBundle[];
}
