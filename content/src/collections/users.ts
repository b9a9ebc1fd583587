import type { CollectionConfig } from 'payload';
import type { AccountServices } from '../accounts/account-services.ts';
import { loginHooks } from '../accounts/login/login-hooks.ts';
import { forgotPasswordEndpoint } from '../accounts/mail/forgot-password-endpoint.ts';
import { invitationEndpoint } from '../accounts/mail/invitation-endpoint.ts';
import { confirmationField } from '../accounts/passwords/confirmation-field.ts';
import { credentialHooks } from '../accounts/passwords/credential-hooks.ts';
import { secondFactorEndpoints } from '../accounts/second-factor/second-factor-endpoints.ts';
import { sessionEndpoints } from '../accounts/sessions/session-endpoints.ts';
import { keepDevice, notingStrategy } from '../accounts/sessions/session-hooks.ts';
import { adminsOnly, adminsOnlyField, ownAccount, roles } from '../payload/access.ts';

/** Joins the hooks of log-ins and those of passwords and e-mail addresses. */
function accountHooks(services: AccountServices): CollectionConfig['hooks'] {
  const [login, credentials] = [loginHooks(services), credentialHooks(services)];
  return {
    ...login,
    ...credentials,
    afterLogin: [keepDevice(services.sessions)],
    afterDelete: [...login.afterDelete, ({ id }) => services.sessions.forget(Number(id))],
    beforeOperation: [...login.beforeOperation, ...credentials.beforeOperation],
    beforeChange: [...credentials.beforeChange, ...login.beforeChange],
  };
}

/** Returns the collection of staff accounts. */
export const users = (services: AccountServices): CollectionConfig => ({
  slug: 'users',
  labels: { singular: { fr: 'Membre du personnel', en: 'Staff member' }, plural: { fr: 'Personnel', en: 'Staff' } },
  auth: {
    // The message of Payload's own lock reveals that an account exists; `accounts/attempt-limits.ts` counts unknown accounts too.
    maxLoginAttempts: 0,
    // The user of a request is not populated. Otherwise each answer that contains the user would contain the keys of the user's sites.
    depth: 0,
    strategies: [notingStrategy(services.sessions)],
    cookies: { sameSite: 'Strict', secure: new URL(services.adminUrl).protocol === 'https:' },
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'] },
  access: { read: ownAccount, create: adminsOnly, update: ownAccount, delete: adminsOnly },
  hooks: accountHooks(services),
  // Before Payload's own endpoints, so that `/forgot-password` matches here first.
  endpoints: [
    forgotPasswordEndpoint(services),
    invitationEndpoint(services),
    ...secondFactorEndpoints(services),
    ...sessionEndpoints(services),
  ],
  fields: [
    {
      // Never stored: `credentialHooks` checks it when the password or the e-mail address changes.
      name: confirmationField,
      type: 'text',
      virtual: true,
      label: { fr: 'Confirmation', en: 'Confirmation' },
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/accounts/confirmation-field.tsx#ConfirmationField' },
      },
    },
    { name: 'name', type: 'text', label: { fr: 'Nom', en: 'Name' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: roles[1],
      saveToJWT: true,
      label: { fr: 'Rôle', en: 'Role' },
      admin: { isClearable: false },
      access: { create: adminsOnlyField, update: adminsOnlyField },
      options: [
        { value: roles[0], label: { fr: 'Administration', en: 'Admin' } },
        { value: roles[1], label: { fr: 'Rédaction', en: 'Editor' } },
      ],
    },
    {
      name: 'sites',
      type: 'relationship',
      relationTo: 'sites',
      hasMany: true,
      label: { fr: 'Sites confiés', en: 'Sites' },
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { condition: (data) => data.role === roles[1] },
    },
    {
      name: 'invitation',
      type: 'ui',
      admin: { components: { Field: '/accounts/invitation-field.tsx#InvitationField' } },
    },
    {
      name: 'second_factor_required',
      type: 'checkbox',
      defaultValue: false,
      label: { fr: 'Exiger la validation en deux étapes', en: 'Demand two-step verification' },
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      name: 'second_factor',
      type: 'ui',
      admin: { components: { Field: '/accounts/second-factor-field.tsx#SecondFactorField' } },
    },
    {
      name: 'open_sessions',
      type: 'ui',
      admin: { components: { Field: '/accounts/sessions-field.tsx#SessionsField' } },
    },
  ],
});
