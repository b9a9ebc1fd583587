import { describeBlock } from '../fields.ts';
import { richtext } from '../kinds/richtext.ts';
import { scalar } from '../kinds/scalar.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayPropsWithout } from './display-props.ts';

export const privacyNotice = describeBlock('privacy_notice_block', {
  group: 'text',
  order: 100,
  label: { fr: 'Renseignements personnels', en: 'Personal information' },
  doc: {
    fr: 'Ce que le site recueille, pourquoi, pour combien de temps, et les droits des visiteurs. Le texte s’écrit seul, d’après ce qui est activé sur le site.',
    en: 'What the site collects, why, for how long, and the rights of visitors. The text writes itself, from what is switched on for the site.',
  },
  coreData: 'privacy',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    since: text(
      { fr: 'En vigueur depuis', en: 'In effect since' },
      {
        fr: 'La date depuis laquelle ce texte vaut, comme «\u00a01er\u00a0septembre 2026\u00a0».',
        en: 'The date since which this text holds, such as “September 1, 2026”.',
      },
    ),
    description: richtext(
      { fr: 'Introduction', en: 'Introduction' },
      { fr: 'Vos mots avant le texte du bloc.', en: 'Your words before the text of the block.' },
    ),
    officer_name: text(
      { fr: 'Personne responsable', en: 'Person in charge' },
      {
        fr: 'Le nom de la personne responsable de la protection des renseignements personnels.',
        en: 'The name of the person in charge of the protection of personal information.',
      },
    ),
    officer_title: text(
      { fr: 'Titre de cette personne', en: 'Title of that person' },
      {
        fr: 'Sa fonction dans l’entreprise. La loi demande de la publier.',
        en: 'Their function in the company, which the law asks you to publish.',
      },
    ),
    officer_email: scalar(
      { fr: 'Courriel de cette personne', en: 'E-mail address of that person' },
      { fr: 'L’adresse à laquelle les visiteurs lui écrivent.', en: 'The address to which visitors write.' },
    ),
    officer_phone: scalar(
      { fr: 'Téléphone de cette personne', en: 'Telephone of that person' },
      { fr: 'Facultatif, comme 514 555-0142.', en: 'Optional, such as 514 555-0142.' },
    ),
    officer_address: textarea({ fr: 'Adresse postale', en: 'Postal address' }, { fr: 'Facultative.', en: 'Optional.' }),
    providers: textarea(
      { fr: 'Hébergement et courriel', en: 'Hosting and mail' },
      {
        fr: 'Ce que le site ne peut pas savoir\u00a0: qui l’héberge et achemine ses courriels, et où. Une phrase complète ou deux.',
        en: 'What the site cannot know: who hosts it and carries its mails, and where. A whole sentence or two.',
      },
    ),
    ...displayPropsWithout('bg_color_secondary'),
  },
});
