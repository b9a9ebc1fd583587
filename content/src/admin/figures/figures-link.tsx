import type { ServerProps } from 'payload';
import { NavLink } from '../components/nav-link.tsx';
import { toLanguage } from '../leads/staff-api.ts';
import { figureTexts } from './figure-texts.ts';
import { figuresPath } from './figure-urls.ts';

/** Navigation link to the figures. */
export function FiguresLink({ i18n, user }: ServerProps) {
  if (!user) return null;
  return <NavLink id="nav-figures" href={figuresPath} label={figureTexts[toLanguage(i18n.language)].title} />;
}
