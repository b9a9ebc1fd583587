import { examplesOf, item, lines, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const reward = (ident: string | null, title: [string, string], description: [string, string]) =>
  item('reward_item', { ident, main_title: textOf(...title), description: lines(...description) });

const every = [
  reward('diamant', ['Club Diamant', 'Diamond Club'], ['2021, 2023 et 2025', '2021, 2023 and 2025']),
  reward(
    'temple-renomee',
    ['Temple de la renommée', 'Hall of Fame'],
    ['Pour un million de dollars de commissions en carrière', 'For a million dollars of commissions in a career'],
  ),
  reward('platine', ['Club Platine', 'Platinum Club'], ['De 2017 à 2020', '2017 to 2020']),
  reward('100-perct', ['Club 100\u00a0%', '100% Club'], ['2014', '2014']),
  reward('100-perct-or', ['Club 100\u00a0% Or', '100% Gold Club'], ['2015 et 2016', '2015 and 2016']),
  reward('cercle-legendes', ['Cercle des légendes', 'Circle of Legends'], ['2025', '2025']),
  reward('chariman', ['Club Chairman', 'Chairman’s Club'], ['2019', '2019']),
  reward('luminary-distinction', ['Luminary de distinction', 'Luminary of Distinction'], ['2024', '2024']),
  reward('paramount-off-excellence', ['Paramount d’excellence', 'Paramount of Excellence'], ['2024', '2024']),
  reward('pinacle', ['Club Pinacle', 'Pinnacle Club'], ['2022', '2022']),
  reward('pretige', ['Prestige', 'Prestige'], ['2018', '2018']),
  reward('reussite-carriere', ['Réussite de carrière', 'Career Achievement'], ['2023', '2023']),
  reward('select', ['Select', 'Select'], ['2013', '2013']),
  reward('titan', ['Club Titan', 'Titan Club'], ['2022', '2022']),
];

export const fixtures = examplesOf(
  'rewards_block',
  { main_title: textOf('Nos distinctions', 'Our awards'), rewards_repeater: every.slice(0, 5) },
  {
    everything: withParams({ color_scheme: 'inverted' }, { rewards_repeater: every }),
    'every badge on a light background': withParams({ color_scheme: 'normal-grey' }, { rewards_repeater: every }),
    'no more than three': { rewards_repeater: every.slice(5, 8) },
    'without badges': {
      rewards_repeater: every.slice(0, 2).map(({ fields }) => item('reward_item', { ...fields, ident: null })),
    },
    'a badge that does not exist': {
      rewards_repeater: [
        reward('inconnu', ['Prix du quartier', 'Neighbourhood award'], ['2025', '2025']),
        ...every.slice(0, 2),
      ],
    },
    'nothing optional': { main_title: null, rewards_repeater: [item('reward_item', { ident: 'titan' })] },
    'very long French title': {
      main_title: textOf(
        'Les prix et les reconnaissances que nos clients et nos pairs nous ont décernés depuis vingt ans',
        'Awards of twenty years',
      ),
      rewards_repeater: [
        reward(
          'luminary-distinction',
          [
            'Distinction anticonstitutionnellement honorifique du courtage immobilier québécois',
            'Honorary distinction',
          ],
          ['Décernée par la chambre de commerce de Saint-Jean-sur-Richelieu', 'By a chamber of commerce'],
        ),
      ],
    },
    'no item at all': { rewards_repeater: null },
  },
);
