import type { FilterChoice } from '../../search-data.ts';

/** Places of Québec as a large site offers them. */
const municipalities = `
66023 Montréal|23027 Québec|65005 Laval|81017 Gatineau|58227 Longueuil|43027 Sherbrooke|25213 Lévis|94068 Saguenay|37067 Trois-Rivières|64008 Terrebonne|66032 Westmount
66072 Mont-Royal|66097 Pointe-Claire|66102 Kirkland|66107 Beaconsfield|66142 Dollard-Des Ormeaux|66058 Côte-Saint-Luc|66087 Dorval|58007 Brossard|58012 Saint-Lambert
58033 Boucherville|58037 Saint-Bruno-de-Montarville|57040 Beloeil|57035 Mont-Saint-Hilaire|57005 Chambly|59010 Sainte-Julie|59020 Varennes|67050 Châteauguay|67015 La Prairie
67020 Candiac|67035 Saint-Constant|56083 Saint-Jean-sur-Richelieu|54048 Saint-Hyacinthe|53052 Sorel-Tracy|70052 Salaberry-de-Valleyfield|71083 Vaudreuil-Dorion|71060 L’Île-Perrot
71065 Notre-Dame-de-l’Île-Perrot|75017 Saint-Jérôme|60013 Repentigny|60028 L’Assomption|64015 Mascouche|73015 Blainville|73020 Rosemère|73010 Sainte-Thérèse|73005 Boisbriand
72005 Saint-Eustache|74005 Mirabel|75040 Prévost|77043 Saint-Sauveur|77022 Sainte-Adèle|78010 Val-David|78032 Sainte-Agathe-des-Monts|78102 Mont-Tremblant|79088 Mont-Laurier
61025 Joliette|62037 Rawdon|63048 Saint-Lin–Laurentides|76020 Lachute|36033 Shawinigan|49058 Drummondville|39062 Victoriaville|50072 Nicolet|45072 Magog|45115 Orford|47017 Granby
46078 Bromont|46080 Cowansville|46075 Lac-Brome|46090 Sutton|45050 North Hatley|44037 Coaticook|30030 Lac-Mégantic|23057 L’Ancienne-Lorette|23072 Saint-Augustin-de-Desmaures
22035 Stoneham-et-Tewkesbury|21045 Boischatel|21035 Sainte-Anne-de-Beaupré|16013 Baie-Saint-Paul|15013 La Malbaie|34128 Saint-Raymond|29073 Saint-Georges|26030 Sainte-Marie
31084 Thetford Mines|18050 Montmagny|10043 Rimouski|12072 Rivière-du-Loup|14085 La Pocatière|08053 Matane|03005 Gaspé|02005 Percé|82025 Chelsea|82015 Val-des-Monts|86042 Rouyn-Noranda
89008 Val-d’Or|93042 Alma|91042 Saint-Félicien|91025 Roberval|96020 Baie-Comeau|97007 Sept-Îles|66117 Sainte-Anne-de-Bellevue|90012 La Tuque`;

const boroughs: Readonly<Record<string, string>> = {
  '66023 Montréal': `Ahuntsic-Cartierville|Anjou|Côte-des-Neiges–Notre-Dame-de-Grâce|Lachine|LaSalle|Le Plateau-Mont-Royal|Le Sud-Ouest|Mercier–Hochelaga-Maisonneuve|Montréal-Nord|Outremont|Pierrefonds-Roxboro|Rivière-des-Prairies–Pointe-aux-Trembles|Rosemont–La Petite-Patrie|Saint-Laurent|Saint-Léonard|Verdun|Ville-Marie|Villeray–Saint-Michel–Parc-Extension`,
  '23027 Québec':
    'Beauport|Charlesbourg|La Cité-Limoilou|La Haute-Saint-Charles|Les Rivières|Sainte-Foy–Sillery–Cap-Rouge',
  '25213 Lévis': 'Desjardins|Les Chutes-de-la-Chaudière-Est|Les Chutes-de-la-Chaudière-Ouest',
  '58227 Longueuil': 'Greenfield Park|Le Vieux-Longueuil|Saint-Hubert',
  '94068 Saguenay': 'Chicoutimi|Jonquière|La Baie',
  '43027 Sherbrooke': 'Fleurimont|Lennoxville|Les Nations',
  '65005 Laval': 'Auteuil|Chomedey|Duvernay|Fabreville|Sainte-Dorothée|Sainte-Rose|Vimont',
  '81017 Gatineau': 'Aylmer|Buckingham|Gatineau|Hull|Masson-Angers',
};

const lines = (text: string): string[] => text.trim().split(/[|\n]/);

export const testPlaces: FilterChoice[] = [
  ...lines(municipalities).map((line) => ({ code: line.slice(0, 5), label: line.slice(6) })),
  ...Object.entries(boroughs).flatMap(([city, names]) =>
    lines(names).map((name) => ({
      code: `${city.slice(0, 5)}_${name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')}`,
      label: `${city.slice(6)} (${name})`,
    })),
  ),
];
