'use client';

import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NamedListing } from '@vitrine/contract/core/staff-listings.ts';
import type { TextFieldClientComponent } from 'payload';
import { useId, useState } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { useFormSite } from '../criteria/use-form-site.ts';
import { listingTexts } from './listing-texts.ts';
import { useNamedListings } from './use-named-listings.ts';
import '../criteria/criteria.css';

/** Chooses a listing of the site by words of its address or by its number, and names the chosen one. */
export const ListingField: TextFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled, errorMessage, showError } = useField<string | null>({
    potentiallyStalePath,
  });
  const site = useFormSite();
  const language = useEditorLanguage();
  const t = listingTexts[language];
  const [words, setWords] = useState('');
  const id = useId();
  const found = useNamedListings(site, words);
  const chosen = useNamedListings(site, value ?? '');
  const nameOf = ({ type, address, uls, status }: NamedListing): string => {
    const state = status === 'active' ? '' : status === 'sold' ? ` (${t.sold})` : ` (${t.offMarket})`;
    return `${address}, ${type} ${uls}${state}`;
  };
  const own = Array.isArray(chosen) ? chosen.find(({ uls, has_page }) => uls === value && has_page) : undefined;
  const title = own
    ? nameOf(own)
    : chosen === 'loading'
      ? t.loading
      : chosen === 'failed'
        ? value
        : t.unknown(value ?? '');
  const isReadOnly = Boolean(readOnly || disabled);
  const choose = (uls: string) => {
    setValue(uls);
    setWords('');
  };
  return (
    <div className="field-type text criteria__names">
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      {value && (
        <ul className="criteria__chosen">
          <li>
            {title}
            <button
              type="button"
              disabled={isReadOnly}
              aria-label={t.remove(own ? nameOf(own) : value)}
              onClick={() => setValue(null)}
            >
              ×
            </button>
          </li>
        </ul>
      )}
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <input
          id={id}
          type="search"
          autoComplete="off"
          disabled={isReadOnly || site === null}
          placeholder={site === null ? t.noSite : t.search}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Otherwise the Enter key would submit the form of the document.
            event.preventDefault();
            if (Array.isArray(found) && found[0]) choose(found[0].uls);
          }}
        />
      </div>
      {words.trim() !== '' && (
        <Suggestions found={found} words={words.trim()} nameOf={nameOf} onChoose={choose} t={t} />
      )}
    </div>
  );
};

interface SuggestionsProps {
  found: ReturnType<typeof useNamedListings>;
  words: string;
  nameOf: (listing: NamedListing) => string;
  onChoose: (uls: string) => void;
  t: (typeof listingTexts)['fr'];
}

function Suggestions({ found, words, nameOf, onChoose, t }: SuggestionsProps) {
  if (!Array.isArray(found)) return <p role="status">{found === 'loading' ? t.loading : t.failed}</p>;
  return (
    <>
      <p role="status" className="criteria__note">
        {found.length === 0 ? t.none(words) : t.found(found.length)}
      </p>
      <ul className="criteria__hits">
        {found.map((listing: NamedListing) => (
          <li key={listing.uls}>
            <button type="button" aria-label={t.choose(nameOf(listing))} onClick={() => onChoose(listing.uls)}>
              <span>{nameOf(listing)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
