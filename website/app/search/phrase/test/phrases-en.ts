/** Phrases in English with what they mean, as `phrases-fr.ts` notes it. */
export const englishPhrases = `
waterfront cottage near Magog under 600k => chalet; ≤600000; près Magog; waterfront=1
2-bed condo Montreal => condo; 2 ch; @Montréal
2 bedroom condo in Montreal under $450,000 => condo; 2 ch; ≤450000; @Montréal
3 bedroom house for sale in Laval => maison; 3 ch; vendre; @Laval
house for sale Sherbrooke => maison; vendre; @Sherbrooke
apartment for rent Montreal => condo; louer; @Montréal
apartment for rent in NDG under $1,800 => condo; louer; ≤1800; @Côte-des-Neiges–Notre-Dame-de-Grâce
apartments for rent quebec city => condo; louer; @Québec
condo for rent mtl $1500/month => condo; louer; ≤1500; @Montréal
3 bed 2 bath house Pointe-Claire => maison; 3 ch; 2 sdb; @Pointe-Claire
3bd/2ba Kirkland => 3 ch; 2 sdb; @Kirkland
3 br 2 ba beaconsfield => 3 ch; 2 sdb; @Beaconsfield
4 bedrooms Dollard-des-Ormeaux => 4 ch; @Dollard-Des Ormeaux
4 bdrm house DDO => maison; 4 ch; @Dollard-Des Ormeaux
house between 300k and 400k Gatineau => maison; ≥300000; ≤400000; @Gatineau
between 400,000 and 500,000 Hull => ≥400000; ≤500000; @Hull
from 300k to 450k in Aylmer => ≥300000; ≤450000; @Aylmer
$500,000 to $700,000 house Westmount => maison; ≥500000; ≤700000; @Westmount
500-700k westmount condo => condo; ≥500000; ≤700000; @Westmount
up to 350k condo => condo; ≤350000
condo max 300k => condo; ≤300000
condo 400k max => condo; ≤400000
condo less than 325,000 => condo; ≤325000
no more than 600k house Brossard => maison; ≤600000; @Brossard
below $500k Longueuil => ≤500000; @Longueuil
over 1 million Outremont => ≥1000000; @Outremont
house over $1.5M Town of Mount Royal => maison; ≥1500000; @Mont-Royal
at least 3 bedrooms Saint-Lambert => 3 ch; @Saint-Lambert
minimum 2 bathrooms => 2 sdb
half a million => ≤500000
under half a million Magog => ≤500000; @Magog
under a million => ≤1000000
one million westmount => ≤1000000; @Westmount
two million => ≤2000000
1.2 million house => maison; ≤1200000
house under $1,250,000 => maison; ≤1250000
500k or less Granby => ≤500000; @Granby
300k and up => ≥300000
2 bedrooms or more Verdun => 2 ch; @Verdun
3+ bedrooms Saint-Laurent => 3 ch; @Saint-Laurent
two bedroom condo plateau => condo; 2 ch; @Le Plateau-Mont-Royal
one bedroom apartment for rent => condo; 1 ch; louer
open house Laval => libre; @Laval
open houses this weekend Montreal => libre weekend; @Montréal
duplex Rosemont => prop; @Rosemont–La Petite-Patrie
triplex Villeray under 1M => prop; ≤1000000; @Villeray–Saint-Michel–Parc-Extension
plex in Hochelaga-Maisonneuve => prop; @Mercier–Hochelaga-Maisonneuve
income property Sherbrooke => prop; @Sherbrooke
revenue property quebec => prop; @Québec
multi-family Trois-Rivieres => prop; @Trois-Rivières
fourplex Lachine => prop; @Lachine
lot in Magog => terrain; @Magog
vacant land Eastern Townships => terrain; @Estrie
land near Bromont => terrain; près Bromont
building lot Sutton => terrain; @Sutton
hobby farm Cowansville => ferme; @Cowansville
farm in the Eastern Townships => ferme; @Estrie
country home Lac-Brome => ferme; @Lac-Brome
commercial space Laval => comm; @Laval
office for rent Montreal => comm; louer; @Montréal
office space downtown Montreal => comm; @Ville-Marie
warehouse Terrebonne => comm; @Terrebonne
retail space for lease Brossard => comm; louer; @Brossard
cottage Mont-Tremblant => chalet; @Mont-Tremblant
cottage for sale in the Laurentians => chalet; vendre; @Laurentides
cabin near Saint-Sauveur => chalet; près Saint-Sauveur
lakefront cottage Orford under $800,000 => chalet; ≤800000; @Orford; waterfront=1
chalet tremblant 2 bed => chalet; 2 ch; @Mont-Tremblant
townhouse Pierrefonds => maison; @Pierrefonds-Roxboro
bungalow St-Eustache => maison; @Saint-Eustache
semi-detached house Saint-Leonard => maison; @Saint-Léonard
single family home Candiac => maison; @Candiac
single-family homes in Chambly under 550k => maison; ≤550000; @Chambly
loft old montreal => condo; @Ville-Marie
penthouse Griffintown => condo; @Le Sud-Ouest
condo with parking and pool Laval => condo; @Laval; parking=1; pool=1
house with garage Boucherville => maison; @Boucherville; garage=1
pet friendly condo Verdun => condo; @Verdun; ?pet friendly
new condo Longueuil => condo; @Longueuil; ?new
house with a view Baie-Saint-Paul => maison; @Baie-Saint-Paul; ?view
furnished apartment for rent Westmount => condo; louer; @Westmount; ?furnished
28123456 => #28123456
MLS 28123456 => #28123456
mls# 17654321 => #17654321
listing 28123456 => #28123456
listing number 12345 => #12345
Centris 28123456 => #28123456
H3Z 2Y7 => cp H3Z2Y7
h3z => cp H3Z
house H9R => maison; cp H9R
condo H3A under 500k => condo; ≤500000; cp H3A
J1X-3W5 => cp J1X3W5
123 Maple Street => adr 123 maple street
45 Main St, North Hatley => adr 45 main saint; @North Hatley
1250 Sherbrooke Street West, Montreal => adr 1250 sherbrooke street; @Montréal; ?West
88 Lakeshore Road Pointe-Claire => adr 88 lakeshore road; @Pointe-Claire
12 Elm Ave Beaconsfield => adr 12 elm ave; @Beaconsfield
742 Evergreen Terrace => adr 742 evergreen terrace
200 rue Saint-Paul Quebec => adr 200 rue saint paul; @Québec
Magog, QC => @Magog
house in Magog, Quebec => maison; @Magog
near Sherbrooke => près Sherbrooke
close to Granby 3 bedrooms => 3 ch; près Granby
around Bromont house => maison; près Bromont
not far from Magog => près Magog
homes near Saint-Jean-sur-Richelieu => maison; près Saint-Jean-sur-Richelieu
St-Jean house => maison; @Saint-Jean-sur-Richelieu
Ste-Foy condo => condo; @Sainte-Foy–Sillery–Cap-Rouge
st hyacinthe house => maison; @Saint-Hyacinthe
ste adele chalet => chalet; @Sainte-Adèle
st sauveur => @Saint-Sauveur
mt royal house => maison; @Mont-Royal
mont st hilaire => @Mont-Saint-Hilaire
Mtl => @Montréal
Qc condo => condo; @Québec
Plateau => @Le Plateau-Mont-Royal
little italy => @Rosemont–La Petite-Patrie
mile end loft => condo; @Le Plateau-Mont-Royal
townships => @Estrie
gaspe peninsula house => maison; @Gaspésie–Îles-de-la-Madeleine
island of Montreal duplex => prop; @Île de Montréal
vaudreuil => @Vaudreuil-Dorion
ile perrot house => maison; @L’Île-Perrot
greenfield park 3 bedroom => 3 ch; @Greenfield Park
lennoxville apartment => condo; @Lennoxville
thetford mines house under 200k => maison; ≤200000; @Thetford Mines
North Hatley waterfront => @North Hatley; waterfront=1
sept-iles house => maison; @Sept-Îles
rouyn noranda => @Rouyn-Noranda
montreel condo => condo; @Montréal
monteral condo => condo; @Montréal
shebrooke house => maison; @Sherbrooke
longeuil appartment => condo; @Longueuil
gatinaeu => @Gatineau
brosard condo => condo; @Brossard
westmont house => maison; @Westmount
2 bedrom condo Laval => condo; 2 ch; @Laval
3 bedroms 2 bathroms Laval => 3 ch; 2 sdb; @Laval
apartmnt for rent => condo; louer
duplx Montreal => prop; @Montréal
drummonville => @Drummondville
St-Bruno-de-Montarvile => @Saint-Bruno-de-Montarville
I'm looking for a 3 bedroom house in Beloeil => maison; 3 ch; @Beloeil
we want to buy a house near Joliette for under 400k => maison; vendre; ≤400000; près Joliette
show me condos in Gatineau or Chelsea => condo; @Gatineau; @Chelsea
house or condo in Laval => maison; @Laval; ?condo
my budget is 425,000 => ≤425000
quiet house near metro => maison; ?quiet; ?near metro
rent 2 bedroom max 1600 Montreal => louer; 2 ch; ≤1600; @Montréal
rental 1 bed $1,100 a month Quebec City => louer; 1 ch; ≤1100; @Québec
2.5 baths 4 beds Kirkland => 2 sdb; 4 ch; @Kirkland
condo 2 bed 2 bath under 550 Brossard => condo; 2 ch; 2 sdb; ≤550000; @Brossard
4 1/2 for rent Verdun => 2 ch; louer; @Verdun
house built after 2000 in Laval => maison; @Laval; year_min=2000
condo built since 2018 => condo; year_min=2018
house before 1940 Westmount => maison; @Westmount; year_max=1940
house built between 1980 and 1995 => maison; year_min=1980; year_max=1995
house with a lot of 10,000 sq ft => maison; lot_min=929
house 2 acres Magog => maison; @Magog; lot_min=8093.7
condo over 1,000 sqft Gatineau => condo; @Gatineau; area_min=92.9
house under 1500 sq ft => maison; area_max=139.4
house 1,500 to 2,000 square feet => maison; area_min=139.4; area_max=185.8
condo 2 parking spaces Laval => condo; @Laval; parking=2
house with swimming pool and garage => maison; pool=1; garage=1
lakefront cottage => chalet; waterfront=1
open houses this weekend Gatineau => libre weekend; @Gatineau
house built in 1999 with pool => maison; pool=1; year_min=1999; year_max=1999`;
