import type { ServerProps } from 'payload';
import { readStaffApiEnv } from '../../env.ts';

const labels = { fr: 'Exemples de blocs', en: 'Examples of blocks' };

/** Links staff to the website's examples of every block (`app/(payload)/admin/examples/route.ts`). */
export function ExamplesLink({ i18n, user }: ServerProps) {
  if (!user || readStaffApiEnv().STAFF_LINK_KEY === undefined) return null;
  return (
    // A plain link, because Next's link would prefetch the address.
    <a href="/admin/examples" id="nav-examples" className="nav__link" target="_blank" rel="noreferrer">
      <span className="nav__link-label">{i18n.language === 'en' ? labels.en : labels.fr}</span>
    </a>
  );
}
