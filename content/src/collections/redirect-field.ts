import type { GroupField, PayloadRequest } from 'payload';
import { isRedirectTarget } from '../paths/redirect-target.ts';
import { messageFor } from '../payload/message-for.ts';
import { redirectStatusField } from './redirect-status-field.ts';

/** Destination of a page that redirects its visitors: a path or an http(s) address, nothing else. */
export const redirectField = (): GroupField => ({
  name: 'redirect',
  type: 'group',
  label: { fr: 'Redirection', en: 'Redirection' },
  fields: [
    {
      type: 'row',
      fields: [
        redirectStatusField(),
        {
          name: 'location',
          type: 'text',
          localized: true,
          label: { fr: 'Destination', en: 'Destination' },
          validate: (
            value: unknown,
            { siblingData, req }: { siblingData: { status?: unknown }; req: PayloadRequest },
          ) => {
            if (!siblingData.status && !value) return true;
            if (isRedirectTarget(value)) return true;
            return messageFor(req, {
              fr: 'La destination est un chemin (/fr/contact) ou une adresse complète (https://…).',
              en: 'The destination is a path (/en/contact) or a full address (https://…).',
            });
          },
        },
      ],
    },
  ],
});
