'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import type { AuditChange } from '../../accounts/audit/audit-changes.ts';
import { accountViewTexts } from './account-view-texts.ts';
import { auditFieldName } from './audit-field-names.ts';
import './accounts.css';

/** Shows the changes of an audit entry as a table instead of Payload's JSON editor. */
export function AuditChangesTable({ path }: { path: string }) {
  const { value } = useField<AuditChange[]>({ path });
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const { audit: texts } = accountViewTexts[language];
  if (!value?.length) return <p className="audit-changes">{texts.none}</p>;
  return (
    <div className="table audit-changes">
      <table cellPadding="0" cellSpacing="0">
        <thead>
          <tr>
            {[texts.field, texts.before, texts.after].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{auditFieldName(field, language)}</th>
              <td>{before ?? <em>{texts.empty}</em>}</td>
              <td>{after ?? <em>{texts.empty}</em>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
