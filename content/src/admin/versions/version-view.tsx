import { Gutter } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { compareDocuments, type DocumentChanges } from '../../versions/compare-documents.ts';
import { readRelatedTitles, referencesOf } from '../../versions/related-titles.ts';
import { findRestoreLosses } from '../../versions/restore-losses.ts';
import {
  isVersioned,
  listVersions,
  readDocument,
  readVersion,
  type VersionEntry,
} from '../../versions/stored-versions.ts';
import { DocumentSteps } from '../components/document-steps.tsx';
import { formatDateTime } from '../leads/format-date.ts';
import { type Language, toLanguage } from '../leads/staff-api.ts';
import { ChangeList } from './change-list.tsx';
import { RestoreButtons } from './restore-buttons.tsx';
import { RestoreLossesList } from './restore-losses-list.tsx';
import { versionTexts } from './version-texts.ts';
import { VersionState } from './versions-view.tsx';
import './versions.css';

/** Renders one version of a document and its changes since the previous version, or since another one that the URL names. */
export async function VersionView({ initPageResult, routeSegments, searchParams }: DocumentViewServerProps) {
  const { req, collectionConfig, docID } = initPageResult;
  const slug = collectionConfig?.slug ?? '';
  if (!req.user || !isVersioned(slug) || docID === undefined) return notFound();
  const document = { collection: slug, id: Number(docID) };
  const versions = await listVersions(req, document);
  const index = versions.findIndex(({ id }) => id === routeSegments.at(-1));
  const version = versions[index];
  const after = version && (await readVersion(req, document, version.id));
  if (!version || !after) return notFound();
  const references = referenceVersions(versions, index);
  const asked = typeof searchParams?.with === 'string' ? searchParams.with : 'previous';
  const reference = references.find(({ kind }) => kind === asked)?.version;
  const before = reference ? await readVersion(req, document, reference.id) : {};
  const changes = compareDocuments(req.payload.config, slug, { before: before ?? {}, after });
  const current = index > 0 ? await readDocument(req, document, { draft: true }) : null;
  const losses = current && (await findRestoreLosses(req, slug, { current, version: after }));
  const language = toLanguage(req.i18n.language);
  const t = versionTexts[language];
  const address = `/admin/collections/${slug}/${docID}/versions`;
  return (
    <Gutter className="versions-view">
      <DocumentSteps collection={collectionConfig} id={docID} view={t.list.title} />
      <p>
        <a href={address}>{t.back}</a>
      </p>
      <div>
        <h2>{t.heading(formatDateTime(language, version.savedAt))}</h2>
        <p>
          <VersionState version={version} language={language} />
          {version.savedBy !== null && t.savedBy(version.savedBy)}
        </p>
      </div>
      {references.length > 0 && (
        <nav aria-label={t.compare} className="versions-view__references">
          <span>{t.compare}</span>
          {references.map(({ kind }) => (
            <a
              key={kind}
              href={`${address}/${version.id}?with=${kind}`}
              aria-current={kind === asked ? 'true' : undefined}
            >
              {t.references[kind]}
            </a>
          ))}
        </nav>
      )}
      {losses && (
        <RestoreButtons
          {...{ language, collection: slug, id: document.id, version: version.id }}
          losses={<RestoreLossesList losses={losses} language={language} />}
        />
      )}
      <section aria-labelledby="version-changes">
        <h3 id="version-changes">{reference ? t.comparedTo(formatDateTime(language, reference.savedAt)) : t.first}</h3>
        <Changes req={req} changes={changes} language={language} />
      </section>
    </Gutter>
  );
}

async function Changes({
  req,
  changes,
  language,
}: {
  req: PayloadRequest;
  changes: DocumentChanges;
  language: Language;
}) {
  if (changes.fields.length + changes.blocks.length === 0) return <p>{versionTexts[language].same}</p>;
  const all = [...changes.fields, ...changes.blocks.flatMap(({ fields }) => fields)];
  const references = all.flatMap((field) => [field.before, field.after].flatMap((value) => referencesOf(field, value)));
  return <ChangeList changes={changes} titles={await readRelatedTitles(req, references)} language={language} />;
}

type ReferenceKind = 'previous' | 'live' | 'latest';

/** Returns the versions that are offered for comparison with a version. */
function referenceVersions(versions: readonly VersionEntry[], index: number) {
  const candidates: [ReferenceKind, VersionEntry | undefined][] = [
    ['previous', versions[index + 1]],
    ['live', versions.find(({ state }) => state === 'live')],
    ['latest', versions[0]],
  ];
  return candidates.flatMap(([kind, version]) =>
    version === undefined || version === versions[index] ? [] : [{ kind, version }],
  );
}
