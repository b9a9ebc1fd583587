import { page } from '../../authored-page.ts';
import { block, image, rich, text, textarea } from '../../authoring.ts';
import type { Operator } from './operator.ts';

/**
 * Returns the privacy policy that the Act respecting the protection of personal information in the private sector (as amended by
 * Law 25) requires.
 */
export const privacyPage = (operator: Operator) => {
  const { name, short, privacyOfficer: officer, address } = operator;
  return page({
    name: 'privacy',
    title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
    picture: operator.pictures.privacy,
    seo: {
      fr: {
        title: 'Politique de confidentialité',
        description:
          'Quels renseignements personnels nous recueillons, pourquoi, combien de temps nous les gardons et quels sont vos droits en vertu de la Loi 25.',
      },
      en: {
        title: 'Privacy Policy',
        description:
          'Which personal information we collect, why, how long we keep it and what rights you have under Québec’s Law 25, written in plain language.',
      },
    },
    blocks: [
      block('hero_block_1', 'normal-grey', {
        super_title: text('Vos renseignements', 'Your information'),
        main_title: text('Politique de confidentialité', 'Privacy policy'),
        bg_media: image(operator.pictures.privacy),
      }),
      block('privacy_notice_block', 'normal', {
        main_title: text('Ce que nous faisons de vos renseignements', 'What we do with your information'),
        since: text('1er septembre 2026', 'September 1, 2026'),
        description: rich(
          [
            `La présente politique est celle de ${name.fr} (ci-après « ${short.fr} »). Elle est rédigée en langage clair, comme le demande la Loi sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25.`,
          ],
          [
            `This is the policy of ${name.en} (“${short.en}”). It is written in plain language, as required by Québec’s Act respecting the protection of personal information in the private sector, amended by Law 25.`,
          ],
        ),
        officer_name: text(officer.name, officer.name),
        officer_title: text(officer.title.fr, officer.title.en),
        officer_address: textarea(address.fr, address.en),
        officer_email: officer.email,
        providers: textarea(
          'L’ordinateur sur lequel cette démonstration est installée sert le site et garde ses données. Sans serveur de courriel, les courriels y restent dans un dossier.',
          'The computer on which this demo is installed serves the site and keeps its data. Without a mail server, emails stay in a folder there.',
        ),
      }),
      block('text_block_2', 'normal-grey', {
        text_align: 'left',
        main_title: text('Si vous nous confiez un mandat', 'If you give us a mandate'),
        description: rich(
          [
            '<h2>Ce que nous recueillons alors</h2>',
            'Ce que votre projet exige : pièce d’identité, situation financière, documents sur l’immeuble. La Loi sur le courtage immobilier nous oblige à en recueillir certains.',
            '<h2>Combien de temps nous le gardons</h2>',
            'Les dossiers de courtage sont conservés au moins six ans après leur fermeture, comme l’exige la réglementation, puis détruits de façon sécuritaire.',
            '<h2>Ce à quoi nous nous engageons</h2>',
            'Nous ne vendons aucun renseignement et n’en utilisons aucun à d’autres fins sans vous demander un nouveau consentement. En cas d’incident de confidentialité présentant un risque de préjudice sérieux, nous avisons sans tarder la Commission d’accès à l’information et les personnes touchées, et nous l’inscrivons à notre registre.',
          ],
          [
            '<h2>What we then collect</h2>',
            'What your plans require: identification, financial situation, documents about the property. The Real Estate Brokerage Act obliges us to collect some of it.',
            '<h2>How long we keep it</h2>',
            'Brokerage records are kept for at least six years after they are closed, as the regulations require, then destroyed securely.',
            '<h2>What we commit to</h2>',
            'We sell no information and use none of it for other purposes without asking for your consent again. If a confidentiality incident presents a risk of serious injury, we promptly notify the Commission d’accès à l’information and the people affected, and enter it in our register.',
          ],
        ),
      }),
    ],
  });
};
