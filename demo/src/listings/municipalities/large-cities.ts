import { type Municipality, town } from '../place.ts';

/** Cities that are large enough for several quarters. */
export const largeCities: readonly Municipality[] = [
  town(
    '66023',
    'Montréal',
    [45.50889, -73.55417],
    { weight: 760, priceLevel: 1.4, setting: 'metropolis', water: false },
    `
    45.5245 -73.5805 1.1 H2J rue Saint-Hubert, rue Rachel Est, avenue De Lorimier, rue Gilford, rue Marie-Anne Est, avenue Laval, rue Drolet, rue Fabre, avenue Christophe-Colomb, rue Garnier
    45.5235 -73.5985 0.6 H2T avenue de l’Esplanade, rue Saint-Urbain, rue Waverly, rue Jeanne-Mance, avenue Fairmount Ouest, rue Hutchison
    45.518 -73.608 0.7 H2V avenue Bernard, avenue Champagneur, avenue Wiseman, avenue de l’Épée, avenue Bloomfield, chemin de la Côte-Sainte-Catherine
    45.55 -73.575 1.2 H1Y boulevard Saint-Michel, rue Masson, rue Dandurand, 5e Avenue, 9e Avenue, rue d’Orléans, avenue Charlemagne, rue Jeanne-d’Arc
    45.5375 -73.6 0.9 H2S rue Boyer, avenue De Chateaubriand, rue Saint-Zotique Est, rue Beaubien Est, rue De Saint-Vallier, rue Cartier
    45.548 -73.618 0.9 H2P rue Lajeunesse, rue Berri, avenue Henri-Julien, rue Jarry Est, rue De Castelnau Est, rue Foucher
    45.4735 -73.615 1.1 H4A avenue de Monkland, avenue d’Oxford, avenue Harvard, avenue Girouard, avenue Marcil, avenue Old Orchard, avenue Wilson
    45.4975 -73.628 0.9 H3S avenue Decelles, avenue Lacombe, avenue Van Horne, chemin de la Côte-des-Neiges, avenue Linton, avenue Plamondon
    45.4585 -73.571 0.5 H4G rue de Verdun, rue Wellington, rue Gordon, avenue Rielle, rue Bannantyne, rue Rushbrooke
    45.46 -73.5455 0.35 H3E chemin du Golf, rue Berlioz, chemin de la Pointe-Sud, place du Commerce, rue Darwin
    45.477 -73.586 0.5 H4C rue Saint-Ambroise, rue Notre-Dame Ouest, rue Saint-Ferdinand, rue Sainte-Marguerite, rue du Couvent, rue Delinelle
    45.4905 -73.562 0.35 H3C rue de la Montagne, rue Ottawa, rue William, rue Young, rue Murray, rue Eleanor
    45.5005 -73.573 0.6 H3G rue Drummond, rue de Bleury, rue Saint-Mathieu, rue Crescent, boulevard De Maisonneuve Ouest, rue Sherbrooke Ouest, rue Tupper
    45.521 -73.558 0.6 H2L rue Panet, rue de la Visitation, rue Beaudry, rue Atateken, rue Plessis, rue Alexandre-DeSève, avenue Papineau
    45.544 -73.5445 0.6 H1W rue Adam, rue Joliette, rue La Fontaine, avenue Bourbonnière, avenue Desjardins, rue Aylwin, rue Ontario Est
    45.589 -73.5255 0.6 H1L rue Sherbrooke Est, rue Saint-Donat, avenue Pierre-De Coubertin, rue Honoré-Beaugrand, rue Taillon
    45.5545 -73.657 1 H3L rue Chambord, rue Fleury Est, avenue Millen, rue Clark, rue Waverly, boulevard Gouin Est, avenue Park Stanley
    45.5325 -73.705 0.5 H4J rue Dudemaine, rue Grenet, rue de Salaberry, rue Lachapelle, boulevard Laurentien
    45.506 -73.683 1.3 H4L rue Decelles, rue Cardinal, avenue Sainte-Croix, boulevard Alexis-Nihon, rue Ouimet, boulevard Cavendish, rue Gohier
    45.432 -73.623 0.8 H8N rue Clément, avenue Dollard, rue Centrale, rue Lefebvre, boulevard Bishop-Power, 9e Avenue, rue George
    45.4425 -73.685 0.6 H8S rue Notre-Dame, 15e Avenue, 21e Avenue, rue Provost, rue Sherbrooke, rue Duff-Court
    45.587 -73.596 1.2 H1R rue Jean-Talon Est, boulevard Provencher, rue Buies, rue de Belmont, boulevard Viau, rue Jean-Rivard, rue d’Arcachon
    45.607 -73.558 0.9 H1K avenue du Rhône, boulevard Yves-Prévost, avenue Merriam, boulevard des Galeries-d’Anjou, avenue de la Loire, rue Beaubien Est
    45.603 -73.632 0.7 H1G rue de Charleroi, avenue Balzac, boulevard Rolland, avenue L’Archevêque, avenue Salk, avenue Garon
    45.568 -73.622 0.8 H1Z 13e Avenue, 18e Avenue, rue Champdoré, rue Denis-Papin, rue Bélair, boulevard Robert
    45.6475 -73.5815 0.8 H1E avenue Pierre-Baillargeon, boulevard Perras, avenue Ozias-Leduc, boulevard Maurice-Duplessis, 54e Avenue, avenue Fernand-Forest
    45.653 -73.514 0.6 H1A rue Sherbrooke Est, 5e Avenue, rue Prince-Albert, boulevard de la Rousselière, rue Forsyth, boulevard du Tricentenaire
    45.487 -73.849 0.8 H9H boulevard de Pierrefonds, rue Antoine-Faucon, rue Meighen, rue Paiement, rue Alexander, boulevard Gouin Ouest
    45.4735 -73.885 0.7 H9H boulevard de Pierrefonds, boulevard Gouin Ouest, rue Antoine-Faucon, boulevard Saint-Charles, rue du Sureau
  `,
  ),
  town(
    '23027',
    'Québec',
    [46.81389, -71.20806],
    { weight: 330, priceLevel: 0.98, setting: 'city', water: false },
    `
    46.8105 -71.2145 0.3 G1R rue Saint-Louis, rue Sainte-Ursule, rue D’Auteuil, rue Sainte-Angèle, rue Saint-Jean, rue des Remparts
    46.8025 -71.227 0.5 G1R avenue Cartier, rue de Bougainville, avenue Moncton, rue Fraser, rue Aberdeen, rue Crémazie Ouest, chemin Sainte-Foy
    46.834 -71.228 0.7 G1L 3e Avenue, 1re Avenue, 10e Rue, 18e Rue, boulevard Benoît-XV, chemin de la Canardière, avenue Champfleury
    46.7805 -71.289 1.2 G1V rue Laverdière, avenue Myrand, rue Chapdelaine, avenue Nérée-Tremblay, rue de Norvège, chemin des Quatre-Bourgeois, avenue Wolfe
    46.7595 -71.341 0.7 G1Y rue Provancher, rue du Golf, rue Saint-Félix, boulevard de la Chaudière, rue des Maires-Lessard, rue de la Promenade-des-Soeurs
    46.862 -71.268 1.2 G1G 1re Avenue, boulevard Henri-Bourassa, boulevard Louis-XIV, 80e Rue Ouest, rue de la Faune, avenue Notre-Dame
    46.872 -71.2 0.9 G1C avenue Royale, rue Seigneuriale, boulevard des Chutes, rue Cambronne, rue Clemenceau, rue de l’Académie
    46.854 -71.357 0.9 G2B rue Racine, boulevard Valcartier, rue Louis-IX, boulevard de l’Ormière, rue des Érables, rue du Golf
    46.822 -71.3085 0.9 G1P boulevard Père-Lelièvre, rue Darveau, avenue Banville, boulevard Masson, rue Michelet, rue Vimy
    46.8475 -71.3895 0.8 G2C boulevard Bastien, rue de la Rivière-Nelson, rue Arthur-Dion, rue Johnny-Parent, boulevard Chauveau Ouest
    46.86 -71.424 0.9 G3K rue de Montolieu, boulevard Pie-XI Nord, rue de l’Innovation, avenue de l’Escale, rue du Cuivre
  `,
  ),
  town(
    '65005',
    'Laval',
    [45.55167, -73.74528],
    { weight: 240, priceLevel: 1.2, setting: 'suburb', water: true },
    `
    45.545 -73.75 1 H7V boulevard Lévesque Ouest, avenue Albert-Murphy, boulevard Chomedey, 80e Avenue, boulevard du Souvenir, avenue Jarry
    45.5615 -73.711 0.6 H7N boulevard des Laurentides, avenue Ampère, boulevard Cartier Ouest, 8e Rue, avenue Laval, avenue du Pacifique
    45.5905 -73.675 0.9 H7E boulevard de la Concorde Est, rue du Limousin, boulevard d’Auteuil, rue de Cologne, avenue des Cèdres, boulevard Saint-Martin Est
    45.608 -73.726 1.1 H7M rue de Belgrade, boulevard René-Laennec, rue de Prague, boulevard Dagenais Est, rue de Lausanne, rue Wilfrid-Pelletier
    45.632 -73.754 0.8 H7K boulevard Sainte-Rose Est, rue Saint-Saëns Ouest, rue de Prince-Rupert, avenue des Terrasses, rue Dessureaux
    45.603 -73.778 0.6 H7L boulevard Sainte-Rose, rue des Patriotes, rue Cantin, boulevard Mattawa, rue Gabriel, rue Roseval
    45.575 -73.83 0.9 H7P boulevard Dagenais Ouest, rue Edgar, montée Montrougeau, rue Hugo, rue Éric, 12e Avenue
    45.5325 -73.811 0.8 H7X rue Principale, avenue des Bois, boulevard Samson, rue des Pivoines, rue Étienne-Lavoie, place des Mésanges
    45.664 -73.617 0.8 H7A montée Masson, rue de l’Harmonie, avenue Marcel-Villeneuve, rue Duceppe, rue Nadon, boulevard des Mille-Îles
  `,
  ),
  town(
    '81017',
    'Gatineau',
    [45.42778, -75.71111],
    { weight: 170, priceLevel: 0.98, setting: 'city', water: true },
    `
    45.442 -75.7365 0.8 J8Y boulevard Saint-Joseph, rue Montcalm, rue Gamelin, boulevard Riel, rue Jumonville, rue Doucet, rue Berri
    45.406 -75.83 1.1 J9H rue Principale, chemin d’Aylmer, rue North, boulevard Wilfrid-Lavigne, rue Broad, chemin Fraser, rue du Zircon
    45.484 -75.672 1 J8T boulevard Gréber, rue de Cannes, rue Saint-Louis, rue du Barry, boulevard La Vérendrye Ouest, rue de Rayol
    45.488 -75.6355 1 J8P boulevard Maloney Est, rue Notre-Dame, boulevard Labrosse, rue Main, rue Saint-Rosaire, rue East
    45.59 -75.411 0.6 J8L rue Maclaren Est, avenue de Buckingham, rue Charles, rue Bélanger, rue Georges
  `,
  ),
  town(
    '58227',
    'Longueuil',
    [45.51389, -73.43139],
    { weight: 150, priceLevel: 1.15, setting: 'suburb', water: false },
    `
    45.5325 -73.498 0.9 J4J rue Saint-Charles Ouest, chemin de Chambly, rue Grant, rue Saint-Alexandre, boulevard Curé-Poirier Ouest, rue King-George, rue Labonté
    45.543 -73.4675 0.8 J4M rue Adoncour, boulevard Jacques-Cartier Est, boulevard Fernand-Lafontaine, rue de Bruges, rue Belcourt
    45.4935 -73.41 1.4 J3Y boulevard Gaétan-Boucher, montée Saint-Hubert, rue Coderre, boulevard Cousineau, rue Prince-Charles, grande allée
    45.4905 -73.482 0.6 J4V rue Empire, avenue Victoria, rue Gladstone, boulevard Churchill, rue Parklane, rue Campbell
  `,
  ),
  town(
    '43027',
    'Sherbrooke',
    [45.40417, -71.89306],
    { weight: 120, priceLevel: 0.88, setting: 'city', water: true },
    `
    45.399 -71.906 0.8 J1H rue King Ouest, rue Wellington Sud, rue Belvédère Sud, rue du Dépôt, rue Galt Ouest, rue Brooks, rue McManamy
    45.409 -71.938 0.9 J1L boulevard de Portland, rue Lisieux, rue de Caen, rue Prospect, rue Jacques-Cartier Nord, rue Beaudry
    45.413 -71.866 0.9 J1G rue King Est, rue Bowen Nord, rue Papineau, 12e Avenue Nord, rue Chalifoux, rue des Quatre-Saisons
    45.3635 -71.987 0.9 J1N boulevard Bourque, chemin Sainte-Catherine, rue du Président-Kennedy, rue Alfred-DesRochers, rue Mi-Vallon
    45.366 -71.8535 0.5 J1M rue Queen, rue College, rue Winder, rue Belvidere, rue Speid, rue Downs
  `,
  ),
  town(
    '25213',
    'Lévis',
    [46.75806, -71.24083],
    { weight: 110, priceLevel: 0.9, setting: 'suburb', water: true },
    `
    46.7985 -71.167 0.8 G6V avenue Bégin, rue Saint-Georges, rue Wolfe, rue Fraser, côte du Passage, rue Saint-Louis, rue Carrier
    46.749 -71.226 0.6 G6W chemin du Fleuve, rue de Saint-Romuald, boulevard Guillaume-Couture, rue de l’Abbaye, 4e Avenue
    46.715 -71.262 0.8 G6X avenue des Églises, rue de la Rotonde, avenue Joseph-Hudon, rue Lambert, boulevard du Centre-Hospitalier
    46.718 -71.198 0.9 G6Z avenue Taniata, rue de l’Hêtrière, rue Garnier, chemin Vanier, rue de la Prairie
    46.6955 -71.389 0.9 G7A route des Rivières, rue des Frênes, chemin de Saint-Nicolas, rue du Grand-Hunier, rue du Pont
  `,
  ),
  town(
    '94068',
    'Saguenay',
    [48.42778, -71.06278],
    { weight: 100, priceLevel: 0.6, setting: 'city', water: true },
    `
    48.4155 -71.068 0.8 G7H rue Racine Est, boulevard Talbot, rue Bégin, rue Jacques-Cartier Est, boulevard Saint-Paul, rue Bossé, rue des Champs-Élysées
    48.4475 -71.0655 0.6 G7G rue Roussel, boulevard de Tadoussac, rue Sainte-Claire, rue Pinel, boulevard Sainte-Geneviève
    48.412 -71.247 1 G7X rue Saint-Dominique, rue Saint-Hubert, boulevard Harvey, rue De Vaudreuil, rue Price, rue Saint-Jean-Baptiste
    48.328 -70.889 0.5 G7B rue Bagot, 6e Avenue, rue de la Fabrique, boulevard de la Grande-Baie Sud, rue Albert
  `,
  ),
  town(
    '37067',
    'Trois-Rivières',
    [46.34306, -72.54333],
    { weight: 100, priceLevel: 0.72, setting: 'city', water: true },
    `
    46.3505 -72.564 0.9 G8Z rue Laviolette, boulevard des Forges, rue Sainte-Julie, rue Bonaventure, rue Saint-Prosper, rue Royale, rue De Tonnancour
    46.3385 -72.6105 1 G8Y rue Notre-Dame Ouest, boulevard Jean-XXIII, rue Marion, boulevard Rigaud, rue Quirion, rue Bellefeuille
    46.378 -72.5 0.9 G8T rue Fusey, rue Saint-Laurent, rue Vachon, boulevard Thibeau, rue Rochefort, rue Toupin
    46.2975 -72.697 0.5 G9B rue Notre-Dame Ouest, chemin Sainte-Marguerite, rue de la Sapinière, rang Saint-Charles, rue des Plaines
  `,
  ),
  town(
    '64008',
    'Terrebonne',
    [45.69167, -73.63444],
    { weight: 78, priceLevel: 1.1, setting: 'suburb', water: true },
    `
    45.703 -73.647 0.9 J6W rue Saint-Pierre, rue Saint-Louis, boulevard des Seigneurs, rue Chapleau, rue de Saint-Sacrement, rue Théodore-Viau
    45.72 -73.535 0.8 J6V boulevard Lucille-Teasdale, rue Grande Allée, rue d’Angora, rue de l’Églantier, rue Rodrigue
    45.779 -73.763 1 J7M rue Rodrigue, boulevard Laurier, rue Guérin, rue des Géraniums, rue Trudel, chemin Curé-Barrette
  `,
  ),
  town(
    '75017',
    'Saint-Jérôme',
    [45.77528, -74.00361],
    { weight: 60, priceLevel: 0.95, setting: 'city', water: true },
    `
    45.7765 -73.994 0.8 J7Z rue Saint-Georges, rue Labelle, rue de Martigny Ouest, rue Fournier, rue Laviolette, rue Castonguay, rue Melançon
    45.791 -74.053 1 J5L rue de la Montagne, montée Sainte-Thérèse, rue des Lacs, boulevard de La Salette, rue Marcotte, rue Mathieu
  `,
  ),
];
