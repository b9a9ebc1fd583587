import { useEffect, useId, useState } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { type FolderOption, fetchFolders } from './bulk-requests.ts';
import { bulkTexts } from './bulk-texts.ts';

interface Props {
  folder: number | null;
  onChange: (folder: number | null) => void;
}

/** Asks for the folder of the media library that files are moved to. */
export function FolderChoice({ folder, onChange }: Props) {
  const t = bulkTexts[useEditorLanguage()];
  const [folders, setFolders] = useState<readonly FolderOption[] | null>([]);
  const id = useId();
  useEffect(() => void fetchFolders().then(setFolders), []);
  if (folders === null) return <p role="alert">{t.unavailable}</p>;
  return (
    <>
      <label htmlFor={id}>{t.folder}</label>
      <select
        id={id}
        value={folder ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      >
        <option value="">{t.noFolder}</option>
        {folders.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </>
  );
}
