import { useId } from 'react';
import { textsOf } from '../../../locale/define-texts.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { type BadgeName, badgeNames } from '../texts.ts';
import styles from './badge.module.css';
import { badgeDesigns } from './badge-designs.ts';
import { metals } from './badge-metals.ts';
import { circle, star } from './badge-shapes.ts';

interface Props {
  name: BadgeName;
  /** True on a dark background, which has a drawing of its own. */
  isDark: boolean;
  /** True when a text beside the badge names the award. */
  isDecorative: boolean;
}

/** The lettering begins at the bottom of this circle, runs clockwise and is centred at its top. */
const letterCircle = 'M80 130.5a50.5 50.5 0 1 1 .1 0';
const ornament = star(5, 4.5, 1.9, { x: 80, y: 134 });

/** Draws a badge: a metal frame, an enamel disc with the French name of the award, and a figure. */
export function Badge({ name, isDark, isDecorative }: Props) {
  const id = useId();
  const locale = useLocale();
  const { metal: metalName, frame, fill, line, figures } = badgeDesigns[name];
  const metal = metals[metalName];
  const label = textsOf(badgeNames, locale)[name];
  // The lettering is the French version of the award (sections.16, decision 0099).
  const lettering = textsOf(badgeNames, 'fr')[name];
  const [ink, from, to] = isDark ? [metal.shine, metal.shine, metal.body] : [metal.shade, metal.body, metal.shade];
  const figure = `url(#${id}f)`;
  return (
    <svg
      className={styles.badge}
      viewBox="0 0 160 160"
      role="img"
      aria-label={label}
      aria-hidden={isDecorative || undefined}
      data-badge={name}
      data-tone={isDark ? 'dark' : 'light'}
    >
      <linearGradient id={`${id}m`} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={metal.shine} />
        <stop offset=".5" stopColor={metal.body} />
        <stop offset="1" stopColor={metal.shade} />
      </linearGradient>
      <linearGradient id={`${id}f`} gradientUnits="userSpaceOnUse" x1="60" y1="44" x2="100" y2="116">
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <path d={frame} fill={`url(#${id}m)`} />
      <circle cx="80" cy="80" r="64" fill={isDark ? metal.dark : metal.light} stroke={ink} strokeOpacity=".35" />
      <path d={circle(43)} fill="none" stroke={figure} strokeWidth="1.25" />
      {fill && <path d={fill} fill={figure} />}
      {line && (
        <path d={line} fill="none" stroke={figure} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      )}
      {figures && (
        <text x="80" y="90" className={styles.figures} fill={figure}>
          {figures}
        </text>
      )}
      <path id={`${id}l`} d={letterCircle} fill="none" />
      <text className={styles.letters} fill={ink}>
        <textPath href={`#${id}l`} startOffset="50%">
          {lettering.toLocaleUpperCase('fr')}
        </textPath>
      </text>
      <path d={ornament} fill={figure} />
    </svg>
  );
}
