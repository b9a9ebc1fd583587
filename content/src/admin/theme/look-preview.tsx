import type { Look } from '@vitrine/contract/theme/look.ts';
import { panelColor } from '@vitrine/contract/theme/panel-mixes.ts';
import type { SchemeColors } from '@vitrine/contract/theme/resolve-schemes.ts';
import type { CSSProperties } from 'react';
import { fontSpecimens, type Specimen } from './generated/font-specimens.ts';
import './look.css';

interface Props {
  look: Look;
  colors: SchemeColors;
  /** Radius of cards and pictures. */
  radius: string;
}

/** Draws a small page with the look and the colours of a site. It is only a picture and has no controls. */
export function LookPreview({ look, colors, radius }: Props) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--look-bg': colors['swb-bg-color'],
    '--look-text': colors['swb-text-color'],
    '--look-accent': colors['swb-highlight-color'],
    '--look-panel': panelColor(look.surface, colors),
    '--look-radius': `calc(${radius} / 2)`,
  };
  const { scale, headings, titles, rhythm, pictures, frames, surface } = look;
  return (
    <span className="look-preview" aria-hidden="true" style={style} data-titles={titles} data-rhythm={rhythm}>
      <span className="look-preview__head" data-headings={headings}>
        <TitleSpecimen look={look} scale={scale} />
        <Outline className="look-preview__text" specimen={fontSpecimens[look.fonts].text} />
      </span>
      <PictureSpecimen pictures={pictures} frames={frames} />
      <span className="look-preview__cards">
        <span className="look-card" data-surface={surface} />
        <span className="look-card" data-surface={surface} />
      </span>
    </span>
  );
}

/** Draws a title in the typeface and the style of a look. */
export function TitleSpecimen({ look, scale }: { look: Pick<Look, 'fonts' | 'headings'>; scale: Look['scale'] }) {
  const isStrong = look.headings === 'strong' || look.headings === 'capitals';
  return (
    <span className="look-title" data-scale={scale} data-headings={look.headings}>
      <Outline specimen={fontSpecimens[look.fonts][isStrong ? 'strong' : 'light']} />
    </span>
  );
}

/** Draws a word whose outlines are 200 px high; the style sets its height. */
export const Outline = ({ specimen: { width, path }, className }: { specimen: Specimen; className?: string }) => (
  <svg className={className ?? 'look-outline'} viewBox={`0 -170 ${width} 220`} aria-hidden="true">
    <path d={path} fill="currentColor" />
  </svg>
);

/** Draws a house by a lake with the treatment and the frame of pictures. */
export const PictureSpecimen = ({ pictures, frames }: Pick<Look, 'pictures' | 'frames'>) => (
  <span className="look-picture" data-pictures={pictures} data-frames={frames}>
    <svg viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="60" fill="#8fb8dc" />
      <circle cx="92" cy="16" r="7" fill="#ffd98a" />
      <path d="M0 40 34 20 62 38 88 24 120 42V60H0z" fill="#4f7d4a" />
      <path d="M0 48h120v12H0z" fill="#2f6c8f" />
      <path d="M40 32h24v16H40z" fill="#e8dcc6" />
      <path d="M37 33 52 22 67 33z" fill="#b0452f" />
      <path d="M49 39h6v9h-6z" fill="#5a3a26" />
    </svg>
  </span>
);
