import type { RelationshipField } from 'payload';
import { mayUseSite } from './access.ts';
import { say } from './say.ts';

/** The site that a document belongs to. An editor can only name the sites that the editor is given. */
export const siteField = (): RelationshipField => ({
  name: 'site',
  type: 'relationship',
  relationTo: 'sites',
  required: true,
  index: true,
  label: { fr: 'Site', en: 'Site' },
  admin: { position: 'sidebar' },
  validate: (value: unknown, { req }: { req: Parameters<typeof say>[0] }) => {
    if (value === null || value === undefined) return say(req, { fr: 'Choisissez un site.', en: 'Choose a site.' });
    if (mayUseSite(req.user, value)) return true;
    return say(req, { fr: 'Ce site ne vous est pas confié.', en: 'This site is not one of yours.' });
  },
});
