import { APIError, type GlobalConfig } from 'payload';
import { adminsOnly } from '../payload/access.ts';
import type { AccountServices } from './account-services.ts';
import { textsOf } from './account-texts.ts';

/** Settings of all staff accounts. Requiring a second factor ends the sessions of users without one. */
export const accountSettings = ({ pool, secondFactors }: AccountServices): GlobalConfig => ({
  slug: 'account-settings',
  label: { fr: 'Sécurité des comptes', en: 'Account security' },
  admin: {
    group: { fr: 'Sécurité', en: 'Security' },
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
  },
  access: { read: adminsOnly, update: adminsOnly },
  fields: [
    {
      name: 'second_factor_required',
      type: 'checkbox',
      defaultValue: false,
      label: {
        fr: 'Exiger la validation en deux étapes de tout le personnel',
        en: 'Demand two-step verification of all staff',
      },
      admin: {
        description: {
          fr: 'Qui ne l’a pas encore activée est déconnecté et l’active à sa prochaine connexion.',
          en: 'Whoever has not turned it on yet is logged out, and turns it on at the next log-in.',
        },
      },
    },
  ],
  hooks: {
    beforeChange: [
      async ({ data, req }) => {
        // An administrator who requires a second factor must have one, and stays logged in.
        if (data.second_factor_required && req.user && !(await secondFactors.isEnrolled(Number(req.user.id)))) {
          throw new APIError(textsOf(req).enrolFirst, 400, undefined, true);
        }
        return data;
      },
    ],
    afterChange: [
      async ({ doc }) => {
        if (!doc.second_factor_required) return;
        await pool.query(
          `delete from content.users_sessions where not exists
               (select 1 from content.second_factor where user_id = _parent_id and confirmed_at is not null)`,
        );
      },
    ],
  },
});
