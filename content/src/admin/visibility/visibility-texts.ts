import type { Locale } from '@vitrine/contract/locale.ts';
import type { Visibility } from '../../visibility/find-visibility.ts';

type PublishedState = 'published' | 'unpublished';

interface VisibilityTexts {
  label: string;
  waiting: Record<PublishedState, string>;
  done: Record<PublishedState, string>;
  late: Record<PublishedState, string>;
  exceptions: Record<NonNullable<Visibility['exception']>, string>;
  failed: string;
  pages: Record<Locale, string>;
  newTab: string;
  again: string;
  close: string;
}

export const visibilityTexts: Record<'fr' | 'en', VisibilityTexts> = {
  fr: {
    label: 'Publication',
    waiting: { published: 'Publié. Vérification du site…', unpublished: 'Dépublié. Vérification du site…' },
    done: { published: 'Visible sur le site', unpublished: 'Retiré du site' },
    late: {
      published:
        'Le site montre encore l’ancienne version. Vos changements sont enregistrés\u00a0: vérifiez de nouveau dans une minute. Si rien ne change, avertissez l’administration.',
      unpublished:
        'Le site montre encore la page. Elle est bien dépubliée\u00a0: vérifiez de nouveau dans une minute. Si rien ne change, avertissez l’administration.',
    },
    exceptions: {
      maintenance: 'Publié. Les visiteurs le verront quand le site ne sera plus en maintenance.',
      restricted: 'Publié. L’accès à cette page est réservé\u00a0: les visiteurs ne la voient pas.',
      redirect: 'Publié. Cette page redirige ses visiteurs vers une autre adresse.',
      later: 'Publié. Les visiteurs verront l’article à sa date de parution.',
    },
    failed: 'La vérification a échoué. Vos changements sont enregistrés\u00a0: ouvrez la page pour les voir.',
    pages: { fr: 'Voir en français', en: 'Voir en anglais' },
    newTab: 'nouvel onglet',
    again: 'Vérifier de nouveau',
    close: 'Fermer',
  },
  en: {
    label: 'Publication',
    waiting: { published: 'Published. Checking the site…', unpublished: 'Unpublished. Checking the site…' },
    done: { published: 'Visible on the site', unpublished: 'No longer on the site' },
    late: {
      published:
        'The site still shows the earlier version. Your changes are saved: check again in a minute. If nothing changes, tell your administrator.',
      unpublished:
        'The site still shows the page. It is unpublished: check again in a minute. If nothing changes, tell your administrator.',
    },
    exceptions: {
      maintenance: 'Published. Visitors will see it once the site is no longer under maintenance.',
      restricted: 'Published. Access to this page is restricted: visitors do not see it.',
      redirect: 'Published. This page redirects its visitors to another address.',
      later: 'Published. Visitors will see the article on its publication date.',
    },
    failed: 'The check failed. Your changes are saved: open the page to see them.',
    pages: { fr: 'See it in French', en: 'See it in English' },
    newTab: 'new tab',
    again: 'Check again',
    close: 'Close',
  },
};
