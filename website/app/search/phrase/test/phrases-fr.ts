/**
 * Phrases in French with what they mean: a type, `2 ch` (bedrooms), `1 sdb` (bathrooms), the least (≥) and the greatest (≤) price, `vendre`, `louer`, `libre` (open house), `@` a place, `près` a place, `#` a listing,
 * `cp` a postal code, `adr` an address, `?` words that no filter expresses. A price without `louer` is one of a sale.
 */
export const frenchPhrases = `
condo 2 chambres Rosemont moins de 450 000 $ garage => condo; 2 ch; ≤450000; @Rosemont–La Petite-Patrie; garage=1
maison à vendre à Magog => maison; vendre; @Magog
maison a vendre magog => maison; vendre; @Magog
condo à louer Montréal => condo; louer; @Montréal
condo a louer mtl => condo; louer; @Montréal
chalet au bord de l'eau près de Magog moins de 600 000 $ => chalet; ≤600000; près Magog; waterfront=1
duplex à Québec => prop; @Québec
duplex qc => prop; @Québec
triplex Villeray 900k => prop; ≤900000; @Villeray–Saint-Michel–Parc-Extension
plex Hochelaga => prop; @Mercier–Hochelaga-Maisonneuve
terrain Estrie => terrain; @Estrie
terrain à vendre dans les Laurentides => terrain; vendre; @Laurentides
fermette en Estrie avec grange => ferme; @Estrie; ?grange
local commercial Laval => comm; @Laval
maison 3 chambres 2 salles de bain Brossard => maison; 3 ch; 2 sdb; @Brossard
maison 3 ch 2 sdb brossard => maison; 3 ch; 2 sdb; @Brossard
maison 3cac 2sdb Brossard => maison; 3 ch; 2 sdb; @Brossard
maison 4 cac Terrebonne 500k à 650k => maison; 4 ch; ≥500000; ≤650000; @Terrebonne
maison entre 300 000 et 400 000 $ Lévis => maison; ≥300000; ≤400000; @Lévis
entre 300 et 400k Lévis => ≥300000; ≤400000; @Lévis
condo de 250 000 à 350 000 Québec => condo; ≥250000; ≤350000; @Québec
condo max 300000 => condo; ≤300000
condo 300 000 maximum => condo; ≤300000
condo jusqu'à 350 000 $ => condo; ≤350000
condo sous 400k => condo; ≤400000
condo en bas de 325k => condo; ≤325000
condo pas plus de 375 000 => condo; ≤375000
maison plus de 1 M$ Westmount => maison; ≥1000000; @Westmount
maison à partir de 800 000 $ Outremont => maison; ≥800000; @Outremont
maison d'au moins 4 chambres => maison; 4 ch
maison un million => maison; ≤1000000
moins d'un million Montréal => ≤1000000; @Montréal
moins d'un demi-million => ≤500000
maison demi-million Longueuil => maison; ≤500000; @Longueuil
maison 1,2M Mont-Royal => maison; ≤1200000; @Mont-Royal
maison 1.5 million ville mont-royal => maison; ≤1500000; @Mont-Royal
un million et demi Outremont => ≤1500000; @Outremont
deux millions westmount => ≤2000000; @Westmount
appartement à louer 1500 $ par mois Sherbrooke => condo; louer; ≤1500; @Sherbrooke
appartement 1 200 $/mois => condo; louer; ≤1200
appart à louer moins de 1400 => condo; louer; ≤1400
4 1/2 à louer Plateau => 2 ch; louer; @Le Plateau-Mont-Royal
4½ Rosemont 1600 $ => 2 ch; louer; ≤1600; @Rosemont–La Petite-Patrie
5 et demi Verdun => 3 ch; @Verdun
3 1/2 à louer à Sherbrooke moins de 900 $ => 1 ch; louer; ≤900; @Sherbrooke
trois et demi Limoilou => 1 ch; @La Cité-Limoilou
visite libre Laval => libre; @Laval
visites libres condo Gatineau => libre; condo; @Gatineau
portes ouvertes Lévis maison => libre; maison; @Lévis
maison ste-foy => maison; @Sainte-Foy–Sillery–Cap-Rouge
maison Sainte Foy => maison; @Sainte-Foy–Sillery–Cap-Rouge
st-jean-sur-richelieu => @Saint-Jean-sur-Richelieu
condo St-Jean => condo; @Saint-Jean-sur-Richelieu
maison st jerome => maison; @Saint-Jérôme
bungalow ste-therese => maison; @Sainte-Thérèse
plain-pied Repentigny => maison; @Repentigny
cottage 3 chambres Boucherville => maison; 3 ch; @Boucherville
cottage à vendre Chambly => maison; vendre; @Chambly
maison à étages Candiac => maison; @Candiac
jumelé Beauport => maison; @Beauport
maison de ville Saint-Laurent => maison; @Saint-Laurent
loft Griffintown => condo; @Le Sud-Ouest
condo vieux-montréal => condo; @Ville-Marie
ndg condo => condo; @Côte-des-Neiges–Notre-Dame-de-Grâce
côte-des-neiges 2 chambres => 2 ch; @Côte-des-Neiges–Notre-Dame-de-Grâce
petite patrie duplex => prop; @Rosemont–La Petite-Patrie
Plateau Mont-Royal condo 1 chambre => condo; 1 ch; @Le Plateau-Mont-Royal
plateau => @Le Plateau-Mont-Royal
Estrie => @Estrie
Mtl => @Montréal
cantons-de-l'est chalet => chalet; @Estrie
Montérégie terrain => terrain; @Montérégie
Gaspésie maison => maison; @Gaspésie–Îles-de-la-Madeleine
Saguenay–Lac-Saint-Jean => @Saguenay–Lac-Saint-Jean
chalet lac saint-jean => chalet; @Saguenay–Lac-Saint-Jean
Outaouais moins de 400k => ≤400000; @Outaouais
région de la Mauricie chalet => chalet; @Mauricie
28123456 => #28123456
mls 28123456 => #28123456
no centris 28123456 => #28123456
#28123456 => #28123456
Centris # 17654321 => #17654321
H2X 1Y4 => cp H2X1Y4
h2x1y4 => cp H2X1Y4
H2X => cp H2X
condo J1X => condo; cp J1X
condo G1R 2 chambres => condo; 2 ch; cp G1R
123 rue Principale, Magog => adr 123 rue principale; @Magog
123 rue principale magog => adr 123 rue principale; @Magog
4567, avenue du Parc, Montréal => adr 4567 avenue du parc; @Montréal
1200 boul. Saint-Laurent => adr 1200 boul saint laurent
88 ch. du Lac Sutton => adr 88 ch du lac; @Sutton
rue Saint-Denis Montréal => adr rue saint denis; @Montréal
boulevard Taschereau brossard => adr boulevard taschereau; @Brossard
12 rang Saint-Joseph => adr 12 rang saint joseph
345 rue de Magog, Sherbrooke => adr 345 rue de magog; @Sherbrooke
condo 2 chambres près de Sherbrooke => condo; 2 ch; près Sherbrooke
maison proche de Saint-Hyacinthe => maison; près Saint-Hyacinthe
autour de Bromont => près Bromont
aux alentours de Granby 3 chambres => 3 ch; près Granby
chalet à proximité de Mont-Tremblant => chalet; près Mont-Tremblant
chalet tremblant => chalet; @Mont-Tremblant
maison Trois Rivieres => maison; @Trois-Rivières
maison 3-rivières => maison; @Trois-Rivières
condo Montreal-Nord => condo; @Montréal-Nord
maison ile perrot => maison; @L’Île-Perrot
maison Notre-Dame-de-l'Ile-Perrot => maison; @Notre-Dame-de-l’Île-Perrot
ancienne-lorette maison => maison; @L’Ancienne-Lorette
val d'or maison => maison; @Val-d’Or
vaudreuil condo => condo; @Vaudreuil-Dorion
valleyfield maison => maison; @Salaberry-de-Valleyfield
st-bruno maison => maison; @Saint-Bruno-de-Montarville
st-augustin 4 chambres => 4 ch; @Saint-Augustin-de-Desmaures
cando 2 chambre Longeuil => condo; 2 ch; @Longueuil
maisson sherbroke => maison; @Sherbrooke
apartement a louer gatinau => condo; louer; @Gatineau
appartment montreal => condo; @Montréal
trois-riviere => @Trois-Rivières
drumondville maison => maison; @Drummondville
terain Magog => terrain; @Magog
chalt Magog => chalet; @Magog
Saint-Hyacinte => @Saint-Hyacinthe
Shawinnigan => @Shawinigan
Boucherviile condo => condo; @Boucherville
chateaugay maison => maison; @Châteauguay
immeuble à revenus Sherbrooke moins de 800 000 => prop; ≤800000; @Sherbrooke
immeuble a revenu 1.2M => prop; ≤1200000
quadruplex Limoilou => prop; @La Cité-Limoilou
bureau à louer Québec => comm; louer; @Québec
entrepôt Laval => comm; @Laval
je cherche une maison à Lévis avec piscine => maison; @Lévis; pool=1
je cherche un condo 2 chambres et 2 salles de bains à Laval => condo; 2 ch; 2 sdb; @Laval
maison avec garage et piscine Blainville => maison; @Blainville; garage=1; pool=1
maison 3 chambres ou plus Mirabel => maison; 3 ch; @Mirabel
3 ou 4 chambres Mascouche => 3 ch; @Mascouche
2+ chambres Rosemère => 2 ch; @Rosemère
deux chambres Anjou => 2 ch; @Anjou
maison trois chambres Lachine => maison; 3 ch; @Lachine
budget 400 000 condo Verdun => condo; ≤400000; @Verdun
budget max 550k maison Sainte-Julie => maison; ≤550000; @Sainte-Julie
450 000 $ => ≤450000
450k => ≤450000
500 000 et moins => ≤500000
300k et plus => ≥300000
condo neuf Griffintown => condo; @Le Sud-Ouest; ?neuf
condo avec vue sur le fleuve Lévis => condo; @Lévis; ?vue sur le fleuve
maison Magog et Orford => maison; @Magog; @Orford
Brossard ou Longueuil condo => condo; @Brossard; @Longueuil
condo ou maison à Laval => condo; @Laval; ?maison
maison westmount 2 à 3 M$ => maison; ≥2000000; ≤3000000; @Westmount
condo 1 cac 1 sdb max 300 => condo; 1 ch; 1 sdb; ≤300000
terre agricole Coaticook => ferme; @Coaticook
condo Ville-Marie 600-700k => condo; ≥600000; ≤700000; @Ville-Marie
maison à vendre Chicoutimi moins de 250,000$ => maison; vendre; ≤250000; @Chicoutimi
maison construite après 2010 Lévis => maison; @Lévis; year_min=2010
condo construit depuis 2015 à Laval => condo; @Laval; year_min=2015
maison bâtie avant 1950 Sherbrooke => maison; @Sherbrooke; year_max=1950
maison construite entre 1990 et 2005 => maison; year_min=1990; year_max=2005
maison construite en 1985 Québec => maison; @Québec; year_min=1985; year_max=1985
maison terrain de 10 000 pi² Terrebonne => maison; @Terrebonne; lot_min=929
maison avec 10 000 pi2 de terrain => maison; lot_min=929
terrain de 2 acres Magog => @Magog; lot_min=8093.7
chalet 5 acres bord du lac => chalet; lot_min=20234.3; waterfront=1
maison 2000 pi² Boucherville => maison; @Boucherville; area_min=185.8
maison de plus de 1 500 pieds carrés à Gatineau => maison; @Gatineau; area_min=139.4
condo moins de 900 pi² moins de 400 000 $ => condo; area_max=83.6; ≤400000
condo 90 m² Montréal => condo; @Montréal; area_min=90
maison 1500 à 2000 pi² => maison; area_min=139.4; area_max=185.8
condo 2 stationnements Laval => condo; @Laval; parking=2
condo avec stationnement 2 chambres => condo; 2 ch; parking=1
maison avec piscine creusée et garage double Brossard => maison; @Brossard; pool=1; garage=1
visites libres cette fin de semaine Gatineau => libre weekend; @Gatineau
maison bord de l’eau garage moins de 800 000 $ => maison; waterfront=1; garage=1; ≤800000
maison piscinne Laval => maison; @Laval; pool=1`;
