import { randomBytes } from 'node:crypto';
import type { SiteBundle } from '@vitrine/contract/site.ts';
import type { TemplateAnswers } from './template-answers.ts';
import { letterIcon, nameLogo } from './template-logo.ts';
import { templateFooter, templateHeader, templatePages } from './template-pages.ts';

/** Returns the bundle of a whole site with its pages, ids and a new key. */
export function siteTemplate(answers: TemplateAnswers, now: Date): SiteBundle {
  const { name, type, domain, email, preset } = answers;
  const siteId = siteIdOf(name.fr);
  const filename = (kind: string) => `${siteId}-${kind}.svg`;
  const logo = (shade: 'light' | 'dark') => ({
    cms_component: 'image',
    media: {
      fr: { url: `/resources/${filename(shade)}`, alt: name.fr },
      en: { url: `/resources/${filename(shade)}`, alt: name.en },
    },
  });
  const names = { name, type, year: now.getUTCFullYear(), email };
  const seo = (locale: 'fr' | 'en') => ({ title: name[locale], global: { og_title: name[locale] } });
  return {
    siteId,
    name: { ...name },
    domains: [domain],
    core: {
      ...{ micrositeId: siteId, siteKey: randomBytes(24).toString('base64url'), siteType: type, name: { ...name } },
      ...{ origin: `https://${domain}`, defaultRecipient: { name: name.fr, email, locale: 'fr' }, recipients: [] },
    },
    theme: { preset, logos: { light: logo('light'), dark: logo('dark') } } as SiteBundle['theme'],
    favicon: { filename: filename('favicon'), svg: letterIcon(name.fr) },
    logos: [
      { filename: filename('light'), svg: nameLogo(name.fr, '#ffffff'), alt: { ...name } },
      { filename: filename('dark'), svg: nameLogo(name.fr, '#1a1a1a'), alt: { ...name } },
    ],
    seo: { fr: seo('fr'), en: seo('en') },
    header: templateHeader(names),
    footer: templateFooter(names),
    pages: templatePages(names),
    people: [],
    offices: [],
    categories: {},
    articles: [],
  };
}

/** Returns a unique id that begins with the site's name in readable form. */
const siteIdOf = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return `${words || 'site'}-${randomBytes(3).toString('hex')}`;
};
