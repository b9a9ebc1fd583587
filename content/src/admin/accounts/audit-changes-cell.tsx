'use client';

import { useTranslation } from '@payloadcms/ui';
import type { AuditChange } from '../../accounts/audit/audit-changes.ts';
import { auditFieldName } from './audit-field-names.ts';

/** Lists the names of the changed fields of an audit entry. */
export function AuditChangesCell({ cellData }: { cellData?: AuditChange[] | null }) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  return <span>{(cellData ?? []).map(({ field }) => auditFieldName(field, language)).join(', ')}</span>;
}
