import type { CoreSite } from '@vitrine/contract/core/import.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { normalizeDomain } from '../paths/domains.ts';
import { isAdmin } from '../payload/access.ts';
import { messageFor } from '../payload/message-for.ts';
import { importSite } from '../seed/import-site.ts';
import { siteTemplate } from './site-template.ts';
import { templateAnswers } from './template-answers.ts';

/** Registers a site with core, the service of leads and listings. Returns false when that failed. */
export type RegisterSite = (req: PayloadRequest, site: CoreSite) => Promise<boolean>;

const refusals = {
  invalid: {
    fr: 'Vérifiez le nom, le domaine et le courriel.',
    en: 'Check the name, the domain and the email address.',
  },
  name: {
    fr: 'Le nom du site manque, ou il a plus de 80 caractères.',
    en: 'The name of the site is missing, or longer than 80 characters.',
  },
  domain: {
    fr: 'Le domaine n’est pas valable. Écrivez-le sans https://, par exemple www.exemple.ca.',
    en: 'The domain is not valid. Write it without https://, such as www.example.ca.',
  },
  email: { fr: 'L’adresse de courriel n’est pas valable.', en: 'The email address is not valid.' },
  taken: { fr: 'Ce domaine est celui d’un autre site.', en: 'This domain is another site’s.' },
  unavailable: {
    fr: 'Le site n’a pas été créé\u00a0: le service des demandes ne répond pas. Réessayez dans un instant.',
    en: 'The site was not created: the service of leads does not answer. Please try again in a moment.',
  },
};

const refuse = (req: PayloadRequest, status: number, reason: keyof typeof refusals) =>
  Response.json({ errors: [{ message: messageFor(req, refusals[reason]) }] }, { status });

/** Returns the name of the first invalid answer; `invalid` for an answer that the form offers as a choice. */
function wrongAnswer({ issues }: z.ZodError): 'name' | 'domain' | 'email' | 'invalid' {
  const field = issues[0]?.path[0];
  return field === 'name' || field === 'domain' || field === 'email' ? field : 'invalid';
}

/**
 * `POST /api/create-site`: creates a site with its pages, ids and key from a template, for administrators only. Answers with the site's id.
 */
export const createSiteEndpoint = (register: RegisterSite): Endpoint => ({
  path: '/create-site',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) return Response.json(null, { status: req.user ? 403 : 401 });
    const answers = safeParse(templateAnswers, await req.json?.().catch(() => null));
    if (!answers.success) return refuse(req, 422, wrongAnswer(answers.error));
    const { payload } = req;
    const sameHost = { hosts: { in: [normalizeDomain(answers.data.domain)] } };
    const { totalDocs } = await payload.count({ collection: 'sites', where: sameHost });
    if (totalDocs > 0) return refuse(req, 409, 'taken');
    const bundle = siteTemplate(answers.data, new Date());
    if (!(await register(req, bundle.core))) return refuse(req, 503, 'unavailable');
    await importSite(payload, bundle, { picture: () => Promise.reject(new Error('A template has no pictures.')) });
    const { docs } = await payload.find({
      ...{ collection: 'sites', where: { site_id: { equals: bundle.siteId } }, depth: 0, select: { site_id: true } },
    });
    return Response.json({ site: docs[0]?.id ?? null }, { status: 201 });
  },
});
