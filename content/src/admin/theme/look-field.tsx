'use client';

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui';
import { choicesOf, defaultLook, type Look, lookQualities, type QualityName } from '@vitrine/contract/theme/look.ts';
import type { SelectFieldClientComponent } from 'payload';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { fontSpecimens } from './generated/font-specimens.ts';
import { Outline, PictureSpecimen, TitleSpecimen } from './look-preview.tsx';
import './look.css';

/** Chooses a quality of the site's look, each choice with its name and a specimen. */
export const LookField: SelectFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath });
  const language = useEditorLanguage();
  const quality = field.name as QualityName; // the group has one field for each quality
  const chosen = choicesOf(quality).find((choice) => choice === value) ?? defaultLook[quality];
  const id = `field-${path.replaceAll('.', '__')}`;
  const options: Readonly<Record<string, { fr: string; en: string }>> = lookQualities[quality].options;
  return (
    <fieldset className="field-type look-field" id={id} aria-describedby={`${id}-description`}>
      <legend>
        <FieldLabel as="span" label={field.label} path={path} />
      </legend>
      <div className="look-field__choices">
        {choicesOf(quality).map((choice) => (
          <label key={choice} className="look-field__choice">
            <input
              type="radio"
              name={path}
              value={choice}
              checked={choice === chosen}
              disabled={Boolean(readOnly || disabled)}
              onChange={() => setValue(choice)}
            />
            <span className="look-field__specimen" data-quality={quality}>
              <LookSpecimen look={{ ...defaultLook, [quality]: choice }} quality={quality} />
            </span>
            <span>{options[choice]?.[language]}</span>
          </label>
        ))}
      </div>
      <div id={`${id}-description`}>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </fieldset>
  );
};

/** Draws what one quality of a look changes. */
function LookSpecimen({ look, quality }: { look: Look; quality: QualityName }) {
  switch (quality) {
    case 'fonts':
      return (
        <>
          <TitleSpecimen look={look} scale="compact" />
          <Outline className="look-preview__text" specimen={fontSpecimens[look.fonts].text} />
        </>
      );
    case 'scale':
    case 'headings':
      return <TitleSpecimen look={look} scale={look.scale} />;
    case 'pictures':
    case 'frames':
      return <PictureSpecimen pictures={look.pictures} frames={look.frames} />;
    case 'surface':
      return <span className="look-card" data-surface={look.surface} />;
    case 'titles':
      return <span className="look-bars" data-titles={look.titles} />;
    case 'rhythm':
      return <span className="look-bars" data-rhythm={look.rhythm} />;
  }
}
