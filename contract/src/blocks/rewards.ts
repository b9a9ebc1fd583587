import { describeBlock, describeItem } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayPropsWithout } from './display-props.ts';

export const rewardItem = describeItem('reward_item', {
  label: { fr: 'Distinction', en: 'Award' },
  doc: { fr: 'Un prix et son insigne.', en: 'An award and its badge.' },
  fields: {
    // The spelling of the values is that of the wire (sections.16).
    ident: choice(
      {
        '100-perct': { fr: 'Club 100\u00a0%', en: '100% Club' },
        '100-perct-or': { fr: 'Club 100\u00a0% Or', en: '100% Gold Club' },
        'cercle-legendes': { fr: 'Cercle des légendes', en: 'Circle of Legends' },
        chariman: { fr: 'Club Chairman', en: 'Chairman’s Club' },
        diamant: { fr: 'Club Diamant', en: 'Diamond Club' },
        'luminary-distinction': { fr: 'Luminary de distinction', en: 'Luminary of Distinction' },
        'paramount-off-excellence': { fr: 'Paramount d’excellence', en: 'Paramount of Excellence' },
        pinacle: { fr: 'Club Pinacle', en: 'Pinnacle Club' },
        platine: { fr: 'Club Platine', en: 'Platinum Club' },
        pretige: { fr: 'Prestige', en: 'Prestige' },
        'reussite-carriere': { fr: 'Réussite de carrière', en: 'Career Achievement' },
        select: { fr: 'Select', en: 'Select' },
        'temple-renomee': { fr: 'Temple de la renommée', en: 'Hall of Fame' },
        titan: { fr: 'Club Titan', en: 'Titan Club' },
      },
      null,
      { fr: 'Insigne', en: 'Badge' },
      { fr: 'L’insigne à côté du titre. Vide, il n’y en a pas.', en: 'The badge beside the title; none when empty.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le nom du prix.', en: 'The name of the award.' }),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      { fr: 'L’année, ou la raison du prix.', en: 'The year, or the reason for the award.' },
    ),
  },
});

export const rewards = describeBlock('rewards_block', {
  group: 'cards',
  order: 60,
  label: { fr: 'Distinctions', en: 'Awards' },
  doc: {
    fr: 'Les prix reçus, avec leur insigne\u00a0; un bouton affiche les autres.',
    en: 'Awards received, with their badges; a button shows the others.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    rewards_repeater: repeater(
      [rewardItem],
      { fr: 'Distinctions', en: 'Awards' },
      { fr: 'Les prix. Trois s’affichent d’abord.', en: 'The awards. Three show at first.' },
    ),
    ...displayPropsWithout('point_color'),
  },
});
