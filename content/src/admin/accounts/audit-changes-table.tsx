'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import type { AuditChange } from '../../accounts/audit/audit-changes.ts';
import { DataTable } from '../components/data-table.tsx';
import { accountViewTexts } from './account-view-texts.ts';
import { auditFieldName, auditValue } from './audit-field-names.ts';
import './accounts.css';

/** Shows the changes of an audit entry as a table instead of Payload's JSON editor. */
export function AuditChangesTable({ path }: { path: string }) {
  const { value } = useField<AuditChange[]>({ path });
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const { audit: texts } = accountViewTexts[language];
  if (!value?.length) return <p className="audit-changes">{texts.none}</p>;
  return (
    <DataTable look="texts" className="audit-changes" heads={[texts.field, texts.before, texts.after]}>
      {value.map(({ field, before, after }) => (
        <tr key={field}>
          <th scope="row">{auditFieldName(field, language)}</th>
          <td>{before === null ? <em>{texts.empty}</em> : auditValue(before, language)}</td>
          <td>{after === null ? <em>{texts.empty}</em> : auditValue(after, language)}</td>
        </tr>
      ))}
    </DataTable>
  );
}
