import type { CollectionConfig } from 'payload';
import { adminsOnly, adminsOnlyField, ownAccount, roles } from './access.ts';

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { fr: 'Membre du personnel', en: 'Staff member' }, plural: { fr: 'Personnel', en: 'Staff' } },
  auth: { maxLoginAttempts: 10, lockTime: 10 * 60 * 1000 },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'] },
  access: { read: ownAccount, create: adminsOnly, update: ownAccount, delete: adminsOnly },
  fields: [
    { name: 'name', type: 'text', label: { fr: 'Nom', en: 'Name' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: roles[1],
      saveToJWT: true,
      label: { fr: 'Rôle', en: 'Role' },
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
  ],
};
