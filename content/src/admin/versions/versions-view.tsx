import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { isVersioned, listVersions, type VersionEntry } from '../../versions/stored-versions.ts';
import { DataTable } from '../components/data-table.tsx';
import { DocumentSteps } from '../components/document-steps.tsx';
import { formatDateTime } from '../leads/format-date.ts';
import { type Language, toLanguage } from '../leads/staff-api.ts';
import { versionTexts } from './version-texts.ts';
import './versions.css';

/** Renders the tab of a document that lists its versions: when and by whom each was saved, and which one is live. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig, docID } = initPageResult;
  const slug = collectionConfig?.slug ?? '';
  if (!req.user || !isVersioned(slug) || docID === undefined) return null;
  const language = toLanguage(req.i18n.language);
  const t = versionTexts[language];
  const versions = await listVersions(req, { collection: slug, id: Number(docID) });
  return (
    <Gutter className="versions-view">
      <DocumentSteps collection={collectionConfig} id={docID} view={t.list.title} />
      <h2>{t.list.title}</h2>
      <p>{versions.length > 0 ? t.list.intro : t.list.empty}</p>
      {versions.length > 0 && (
        <DataTable look="list" heads={[t.list.when, t.list.who, t.list.state]}>
          {versions.map((version) => (
            <tr key={version.id}>
              <th scope="row">
                <a href={`/admin/collections/${slug}/${docID}/versions/${version.id}`}>
                  {formatDateTime(language, version.savedAt)}
                </a>
              </th>
              <td>{version.savedBy ?? t.nobody}</td>
              <td>
                <VersionState version={version} language={language} />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Gutter>
  );
}

/** Shows whether a version is live, a draft or was published earlier. */
export function VersionState({ version, language }: { version: VersionEntry; language: Language }) {
  const t = versionTexts[language];
  return (
    <>
      <span className="version-state" data-state={version.state}>
        {t.states[version.state]}
      </span>
      {version.isAutosave && <span className="version-state">{t.autosave}</span>}
    </>
  );
}
