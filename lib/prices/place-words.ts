import { spellings } from '@/lib/platform/places/spelling';

const CALLED: Readonly<Record<string, string>> = {
  Deutschland: 'BRD, Bundesrepublik, Bundesrepublik Deutschland, Germany',
  'Baden-Württemberg': 'BW, BaWü, Ba-Wü, Württemberg',
  Bayern: 'BY, Bavaria',
  Berlin:
    'Charlottenburg-Wilmersdorf, Friedrichshain-Kreuzberg, Marzahn-Hellersdorf, Steglitz-Zehlendorf, Tempelhof-Schöneberg, Treptow-Köpenick',
  Brandenburg: 'BB, BRB',
  Bremen: 'HB',
  'Land Bremen': 'Bremen Land, Bundesland Bremen, Freie Hansestadt Bremen',
  Hamburg: 'HH',
  Hessen: 'HE, Hesse',
  'Mecklenburg-Vorpommern': 'MV, M-V, MeckPomm, Meck-Pomm, MeckPom, Mecklenburg',
  Niedersachsen: 'NDS, NI, Lower Saxony',
  'Nordrhein-Westfalen': 'NRW, NW, Nordrhein, Westfalen, North Rhine-Westphalia',
  'Rheinland-Pfalz': 'RLP, RP, Rheinland, Rhineland-Palatinate',
  Saarland: 'SL',
  Sachsen: 'SN, Saxony',
  'Sachsen-Anhalt': 'LSA, Saxony-Anhalt',
  'Schleswig-Holstein': 'SH, S-H',
  Thüringen: 'TH, Thuringia',
  Braunschweig: 'Brunswick',
  'Frankfurt am Main': 'Ffm',
  Köln: 'Cologne',
  Mönchengladbach: 'MG',
  München: 'Munich',
  Nürnberg: 'Nuremberg',
  Hannover: 'Hanover',
  'Schwäbisch Gmünd': 'Gmünd',
  'Hann. Münden': 'Hannoversch Münden, Münden',
  Heidekreis: 'Landkreis Soltau-Fallingbostel',
  'Rhein-Kreis Neuss': 'Kreis Neuss, Landkreis Neuss',
  'Altmarkkreis Salzwedel': 'Altmark, Altmarkkreis, Landkreis Salzwedel',
  'Eifelkreis Bitburg-Prüm': 'Bitburg-Prüm, Landkreis Bitburg-Prüm, Eifelkreis',
  'Burg auf Fehmarn': 'Fehmarn',
};

/** Regions that are no administrative unit, with their districts and cities. */
const REGIONS: Readonly<Record<string, string>> = {
  Allgäu: 'Landkreis Oberallgäu, Landkreis Ostallgäu, Landkreis Unterallgäu, Kempten (Allgäu)',
  'Alb, Schwäbische Alb':
    'Landkreis Reutlingen, Zollernalbkreis, Alb-Donau-Kreis, Landkreis Göppingen, Ostalbkreis',
  'Altes Land': 'Landkreis Stade, Landkreis Harburg',
  Ammersee: 'Landkreis Starnberg, Landkreis Landsberg am Lech, Landkreis Weilheim-Schongau',
  'Bayerischer Wald':
    'Landkreis Regen, Landkreis Freyung-Grafenau, Landkreis Cham, Landkreis Deggendorf, Landkreis Straubing-Bogen',
  'Bergisches Land':
    'Rheinisch-Bergischer Kreis, Oberbergischer Kreis, Wuppertal, Solingen, Remscheid',
  Bodensee: 'Bodenseekreis, Landkreis Konstanz, Landkreis Lindau (Bodensee)',
  'Chiemgau, Chiemsee': 'Landkreis Traunstein, Landkreis Rosenheim',
  Eifel:
    'Kreis Euskirchen, Landkreis Vulkaneifel, Eifelkreis Bitburg-Prüm, Landkreis Ahrweiler, Landkreis Mayen-Koblenz, Kreis Düren, Städteregion Aachen',
  Erzgebirge: 'Erzgebirgskreis, Landkreis Mittelsachsen',
  Fläming: 'Landkreis Teltow-Fläming, Landkreis Potsdam-Mittelmark, Landkreis Wittenberg',
  Franken:
    'Nürnberg, Fürth, Erlangen, Landkreis Nürnberger Land, Würzburg, Bamberg, Bayreuth, Aschaffenburg, Landkreis Fürth, Landkreis Ansbach',
  Mittelfranken: 'Nürnberg, Fürth, Erlangen, Landkreis Nürnberger Land, Landkreis Ansbach, Ansbach',
  Oberfranken:
    'Bamberg, Bayreuth, Coburg, Hof, Landkreis Bamberg, Landkreis Bayreuth, Landkreis Forchheim',
  Unterfranken: 'Würzburg, Aschaffenburg, Schweinfurt, Landkreis Aschaffenburg, Landkreis Würzburg',
  Harz: 'Landkreis Harz, Landkreis Goslar, Landkreis Göttingen, Landkreis Nordhausen',
  Hunsrück: 'Rhein-Hunsrück-Kreis, Landkreis Birkenfeld, Landkreis Bernkastel-Wittlich',
  'Lausitz, Niederlausitz':
    'Cottbus, Landkreis Spree-Neiße, Landkreis Oberspreewald-Lausitz, Landkreis Bautzen, Landkreis Görlitz',
  Oberlausitz: 'Landkreis Bautzen, Landkreis Görlitz',
  'Lüneburger Heide':
    'Heidekreis, Landkreis Lüneburg, Landkreis Celle, Landkreis Harburg, Landkreis Uelzen, Landkreis Gifhorn',
  Mosel:
    'Landkreis Bernkastel-Wittlich, Landkreis Cochem-Zell, Landkreis Trier-Saarburg, Trier, Koblenz, Landkreis Mayen-Koblenz',
  Münsterland: 'Münster, Kreis Steinfurt, Kreis Borken, Kreis Coesfeld, Kreis Warendorf',
  Niederbayern:
    'Landkreis Passau, Landkreis Landshut, Landshut, Passau, Straubing, Landkreis Kelheim, Landkreis Deggendorf',
  Niederrhein: 'Kreis Kleve, Kreis Wesel, Kreis Viersen, Krefeld, Mönchengladbach, Duisburg',
  'Nordsee, Nordseeküste':
    'Kreis Nordfriesland, Kreis Dithmarschen, Landkreis Cuxhaven, Landkreis Wesermarsch, Wilhelmshaven, Landkreis Friesland, Landkreis Wittmund, Landkreis Aurich',
  Oberbayern:
    'München, Landkreis München, Landkreis Rosenheim, Landkreis Fürstenfeldbruck, Landkreis Traunstein, Landkreis Starnberg, Landkreis Ebersberg, Landkreis Dachau, Landkreis Miesbach, Ingolstadt, Rosenheim',
  Oberpfalz:
    'Regensburg, Landkreis Regensburg, Landkreis Schwandorf, Amberg, Weiden in der Oberpfalz, Landkreis Neumarkt in der Oberpfalz',
  Odenwald: 'Odenwaldkreis, Neckar-Odenwald-Kreis, Landkreis Bergstraße',
  'Ostfriesland, Ostfriesische Inseln':
    'Landkreis Aurich, Landkreis Leer, Landkreis Wittmund, Emden',
  'Ostsee, Ostseeküste':
    'Kreis Ostholstein, Lübeck, Kiel, Kreis Plön, Kreis Rendsburg-Eckernförde, Kreis Schleswig-Flensburg, Landkreis Nordwestmecklenburg, Rostock, Landkreis Rostock, Landkreis Vorpommern-Rügen, Landkreis Vorpommern-Greifswald',
  Pfalz:
    'Landkreis Bad Dürkheim, Landkreis Südliche Weinstraße, Rhein-Pfalz-Kreis, Landkreis Germersheim, Landkreis Südwestpfalz, Landkreis Kaiserslautern, Ludwigshafen am Rhein, Neustadt an der Weinstraße, Landau in der Pfalz',
  'Rhein-Main, Rhein-Main-Gebiet':
    'Frankfurt am Main, Offenbach am Main, Wiesbaden, Mainz, Darmstadt, Main-Taunus-Kreis, Hochtaunuskreis, Landkreis Offenbach, Landkreis Groß-Gerau, Main-Kinzig-Kreis',
  'Rhein-Neckar': 'Rhein-Neckar-Kreis, Mannheim, Heidelberg, Ludwigshafen am Rhein',
  Rhön: 'Landkreis Fulda, Landkreis Rhön-Grabfeld, Landkreis Bad Kissingen, Wartburgkreis',
  'Rügen, Insel Rügen': 'Landkreis Vorpommern-Rügen, Bergen (Rügen), Binz',
  'Ruhrgebiet, Ruhrpott':
    'Essen, Dortmund, Duisburg, Bochum, Gelsenkirchen, Oberhausen, Mülheim an der Ruhr, Hagen, Herne, Bottrop, Kreis Recklinghausen, Ennepe-Ruhr-Kreis',
  Sauerland: 'Hochsauerlandkreis, Märkischer Kreis, Kreis Olpe, Kreis Soest',
  Schwaben: 'Augsburg, Landkreis Augsburg, Landkreis Neu-Ulm, Landkreis Günzburg, Memmingen',
  Schwarzwald:
    'Schwarzwald-Baar-Kreis, Landkreis Breisgau-Hochschwarzwald, Landkreis Freudenstadt, Landkreis Calw, Ortenaukreis, Landkreis Waldshut',
  Spreewald: 'Landkreis Oberspreewald-Lausitz, Landkreis Dahme-Spreewald, Landkreis Spree-Neiße',
  'Starnberger See': 'Landkreis Starnberg, Landkreis Weilheim-Schongau',
  'Sylt, Insel Sylt, List auf Sylt':
    'Westerland, Wenningstedt (Sylt), Hörnum (Sylt), Kreis Nordfriesland',
  Taunus: 'Hochtaunuskreis, Main-Taunus-Kreis, Rheingau-Taunus-Kreis',
  Tegernsee: 'Tegernsee, Landkreis Miesbach',
  'Teutoburger Wald': 'Kreis Lippe, Bielefeld, Kreis Gütersloh, Landkreis Osnabrück',
  'Usedom, Insel Usedom': 'Usedom, Heringsdorf, Zinnowitz, Landkreis Vorpommern-Greifswald',
  Vorpommern: 'Landkreis Vorpommern-Rügen, Landkreis Vorpommern-Greifswald',
  Wendland: 'Landkreis Lüchow-Dannenberg',
  Westerwald: 'Westerwaldkreis, Landkreis Altenkirchen (Westerwald), Landkreis Neuwied',
};

const listed = (text: string) => text.split(', ');

const spelled = (called: string, names: readonly string[]) =>
  listed(called).flatMap((each) => spellings(each).map((text) => [text, names] as const));

export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(CALLED).flatMap(([name, called]) => spelled(called, [name])),
  ...Object.entries(REGIONS).flatMap(([called, names]) => spelled(called, listed(names))),
]);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').flatMap(spellings));

const compounds = (starts: string, ends: string): string =>
  starts
    .split(' ')
    .flatMap((start) => ends.split(' ').map((end) => start + end))
    .join(' ');

/** Ask for prices, without a place for those of the country. */
export const PRICES = words(
  compounds(
    'Haus Häuser Wohnungs Eigentumswohnungs Immobilien Quadratmeter qm m2',
    'preis preise preisen preisentwicklung',
  ),
);

/** May ask for prices or values. */
export const PRICE = words(
  'Preis Preise Preisen kostet kosten Preisentwicklung Preisspiegel Preistrend price prices Immobilienmarkt ' +
    compounds('Kauf Verkaufs Angebots', 'preis preise preisen') +
    ' ' +
    compounds('Haus Wohnungs Immobilien', 'wert werte werten'),
);

/** No such prices here, but the page of a place helps. */
export const OTHER_PRICES = words(
  'Bodenrichtwert Bodenrichtwerte Bodenwert Mietspiegel Miete Mieten ' +
    compounds('Grundstücks Grundstück Bauland Boden Ackerland Miet', 'preis preise preisen'),
);

export const HOMES = words(
  'Haus Häuser Hauses Häusern Wohnung Wohnungen Immobilie Immobilien Eigenheim Eigenheime Eigentumswohnung ' +
    'Eigentumswohnungen Doppelhaushälfte Doppelhaushälften house houses flat flats home homes property ' +
    compounds('Einfamilien Zweifamilien Mehrfamilien Reihen Doppel', 'haus häuser häusern'),
);

export const BESIDE = words(
  'Quadratmeter qm m2 sqm kaufen verkaufen Kauf Verkauf was wie wo viel wieviel teuer hoch Wert Werte sind ist ein ' +
    'eine einen einem einer mein meine meines meiner meinem unser unsere in im für von vom der die das den dem des ' +
    'pro je und PLZ Postleitzahl aktuell aktuelle aktueller aktuellen Entwicklung günstig günstige günstigen am an ' +
    'auf bei nach nahe Nähe rund um Raum Großraum Umgebung Umland Ort Gemeinde Gebiet heute derzeit of the',
);

const either = (called: string) => listed(called).flatMap(spellings).join('|');

const OF_DISTRICTS = either('Landkreis, Landkr, Kreis, Kr, Lkrs, Lkr, LK, Region, Land');
const OF_TOWNS = either(
  'Stadt, Stadtkreis, Kreisfreie Stadt, Hauptstadt, Landeshauptstadt, Hansestadt, Freie und Hansestadt, ' +
    'Kreisstadt, Große Kreisstadt, Universitätsstadt, Lutherstadt, Wissenschaftsstadt',
);
const OF_STATES = either('Bundesland, Freistaat, Land');

export const PLACE_KINDS = [
  { words: new RegExp(`^(?:${OF_DISTRICTS}) | (?:${OF_DISTRICTS})$`), kinds: ['district'] },
  { words: new RegExp(`^(?:${OF_TOWNS}) | (?:${OF_TOWNS})$`), kinds: ['city', 'town'] },
  { words: new RegExp(`^(?:${OF_STATES}) | (?:${OF_STATES})$`), kinds: ['state'] },
] as const;

export const IS_KIND = new RegExp(`^(?:${OF_DISTRICTS}|${OF_TOWNS}|${OF_STATES})$`);

/** Abroad: no similar German place is meant. */
export const ABROAD = words(
  'Wien Zürich Paris Basel Luxemburg Salzburg Prag London Bern Straßburg Innsbruck Graz Danzig Rom Amsterdam ' +
    'Warschau Venlo Antalya Mallorca Österreich Schweiz Tirol Vorarlberg Villach Klagenfurt Genf Luzern ' +
    'Mailand Madrid Barcelona Brüssel Kopenhagen Budapest Elsass Südtirol Bozen Breslau Stettin Dubai Istanbul ' +
    'Oslo Stockholm Helsinki Athen Lissabon Moskau Kiew Rotterdam Antwerpen Lyon Nizza Venedig Florenz Neapel ' +
    'Sevilla Valencia Dublin Kreta Teneriffe Korfu Zypern Malta Salzkammergut Kärnten Steiermark ' +
    'Linz Bregenz Ibiza Spanien Italien Frankreich Polen Türkei',
);

/** Words rather than places, beside a word for prices: 'Immobilienpreise Lage'. */
export const RATHER_WORDS = words(
  'Lage Stadt Städte Städten Land Ländern Dorf Neubau Altbau Bestand Alter Karte Index Bank Zinsen Markt ' +
    'Grund Sinn Wort Halbe Kleinen binnen gleichen reichen müssen',
);

/** Words rather than places, beside a word for a home: 'Haus leer', 'Wohnung im Regen'. */
export const ALSO_WORDS = words(
  'Leer Regen See Wald Heide Hof Essen Stelle Laufen Brechen Halle Berg Tal Hagen Steinen Forst Burg Au ' +
    'Haar Weiden Singen Wangen Wesel Plan Hang Aue Bergen Lauf Wetter Senden Zell Rust Kamp Worms Rain Garten',
);
