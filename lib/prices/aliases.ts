import { spellings } from '@/lib/platform/places/spelling';

/** What a place is called besides its name: short, in English, in old times. */
const CALLED: Readonly<Record<string, string>> = {
  Deutschland: 'BRD, Bundesrepublik, Bundesrepublik Deutschland, Germany',
  'Baden-Württemberg': 'BW, BaWü, Ba-Wü, Württemberg',
  Bayern: 'BY, Bavaria',
  Berlin:
    'Charlottenburg-Wilmersdorf, Friedrichshain-Kreuzberg, Marzahn-Hellersdorf, Steglitz-Zehlendorf, Tempelhof-Schöneberg, Treptow-Köpenick',
  Brandenburg: 'BB, BRB',
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
  'Hann. Münden': 'Hannoversch Münden, Münden',
  Heidekreis: 'Landkreis Soltau-Fallingbostel',
  'Rhein-Kreis Neuss': 'Kreis Neuss, Landkreis Neuss',
  'Altmarkkreis Salzwedel': 'Altmark, Altmarkkreis, Landkreis Salzwedel',
  'Eifelkreis Bitburg-Prüm': 'Bitburg-Prüm, Landkreis Bitburg-Prüm, Eifelkreis',
  'Burg auf Fehmarn': 'Fehmarn',
};

/** Regions that are no unit of their own, and the districts and cities that they mean. */
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

/** The names of the places that are meant by what stands for none by itself, as it may be spelled. */
export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(CALLED).flatMap(([name, called]) => spelled(called, [name])),
  ...Object.entries(REGIONS).flatMap(([called, names]) => spelled(called, listed(names))),
]);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').flatMap(spellings));

/** Places abroad: no German one is meant that is spelled much like them. */
export const ABROAD = words(
  'Wien Zürich Paris Basel Luxemburg Salzburg Prag London Bern Straßburg Innsbruck Graz Danzig Rom Amsterdam ' +
    'Warschau Venlo Antalya Mallorca Österreich Schweiz Tirol Vorarlberg Villach Klagenfurt Genf Luzern ' +
    'Mailand Madrid Barcelona Brüssel Kopenhagen Budapest Elsass Südtirol Bozen Breslau Stettin Dubai Istanbul ' +
    'Salzkammergut Kärnten Steiermark Linz Bregenz Ibiza Spanien Italien Frankreich Polen Türkei',
);

/** Names of places that beside a word for prices are that other word: 'Immobilienpreise Lage'. */
export const RATHER_WORDS = words(
  'Lage Stadt Städte Städten Land Ländern Dorf Neubau Altbau Bestand Alter Karte Index Bank Zinsen Markt Grund Sinn Wort Halbe ' +
    'Kleinen binnen gleichen reichen müssen',
);

/** Names of places that beside a word for a home are that other word: 'Haus leer', 'Wohnung im Regen'. */
export const ALSO_WORDS = words(
  'Leer Regen See Wald Heide Hof Essen Stelle Laufen Brechen Halle Berg Tal Hagen Steinen Forst Burg Au ' +
    'Haar Weiden Singen Wangen Wesel Plan Hang Aue Bergen Lauf Wetter Senden Zell Rust Kamp Worms Rain Garten',
);
