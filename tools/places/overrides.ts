/**
 * Corrections of the two packages; the build fails for an entry that no longer fits them. Coordinates are
 * degrees (WGS 84) to two decimals, about a kilometre.
 */

/** Codes without a place in zip-to-city. `listed: false`: missing in german-postal-codes as well. */
export const ADDITIONS = [
  {
    code: '04862',
    place: 'Mockrehna',
    lat: 51.51,
    lon: 12.81,
    reason: 'assigned after the data of zip-to-city',
  },
  {
    code: '06711',
    place: 'Zeitz',
    lat: 51.09,
    lon: 12.11,
    reason: 'north of Zeitz with Theißen and Luckenau, replaced 06727',
  },
  {
    code: '06868',
    place: 'Coswig (Anhalt)',
    lat: 51.97,
    lon: 12.35,
    reason: 'northern villages that joined Coswig, as Hundeluft and Thießen',
  },
  {
    code: '08344',
    place: 'Grünhain-Beierfeld',
    lat: 50.57,
    lon: 12.8,
    reason: 'merged town, replaced 08358',
  },
  {
    code: '24222',
    place: 'Schwentinental',
    lat: 54.29,
    lon: 10.22,
    reason: 'merged town of Raisdorf and Klausdorf (2008)',
  },
  {
    code: '24976',
    place: 'Handewitt',
    lat: 54.75,
    lon: 9.41,
    reason: 'the former Jarplund-Weding, merged into Handewitt (2008)',
  },
  {
    code: '25867',
    place: 'Langeneß',
    lat: 54.68,
    lon: 8.71,
    reason: 'Hallig Oland in the municipality of Langeneß',
  },
  {
    code: '27639',
    place: 'Wurster Nordseeküste',
    lat: 53.7,
    lon: 8.57,
    reason: 'merged municipality (2015), replaced 27632, 27637 and 27638',
  },
  {
    code: '64760',
    place: 'Oberzent',
    lat: 49.57,
    lon: 8.97,
    listed: false,
    reason: 'merged town around Beerfelden (2018)',
  },
  {
    code: '98630',
    place: 'Römhild',
    lat: 50.4,
    lon: 10.54,
    reason: 'assigned after the data of zip-to-city',
  },
  {
    code: '98694',
    place: 'Ilmenau',
    lat: 50.67,
    lon: 10.97,
    listed: false,
    reason: 'Langewiesen, Gehren and others that joined Ilmenau (2018)',
  },
  {
    code: '99090',
    place: 'Erfurt',
    lat: 51.01,
    lon: 10.92,
    reason: 'western villages of Erfurt, as Alach and Tiefthal',
  },
  {
    code: '99095',
    place: 'Erfurt',
    lat: 51.05,
    lon: 11.04,
    reason: 'northern villages of Erfurt, as Stotternheim',
  },
  {
    code: '99331',
    place: 'Geratal',
    lat: 50.74,
    lon: 10.82,
    listed: false,
    reason: 'merged municipality (2019)',
  },
  {
    code: '99707',
    place: 'Kyffhäuserland',
    lat: 51.37,
    lon: 11,
    reason: 'merged municipality around Bendeleben (2013)',
  },
  {
    code: '99820',
    place: 'Hörselberg-Hainich',
    lat: 51.02,
    lon: 10.52,
    reason: 'merged municipality around Behringen (2007)',
  },
];

const CUT = 'cut off in zip-to-city';
const NEIGHBOUR = 'zip-to-city names a neighbouring town that has codes of its own';
const RENAMED = 'the name has changed';

/** Wrong names in zip-to-city. `from` is its name, so that the build notices a correction there. */
export const NAMES = [
  {
    code: '53562',
    from: 'Sankt Katharinen (Landkreis',
    place: 'Sankt Katharinen (Landkreis Neuwied)',
    reason: CUT,
  },
  {
    code: '55583',
    from: 'Bad Münster am Stein-Ebernbu',
    place: 'Bad Münster am Stein-Ebernburg',
    reason: CUT,
  },
  {
    code: '92259',
    from: 'Neukirchen bei Sulzbach-Rosen',
    place: 'Neukirchen bei Sulzbach-Rosenberg',
    reason: CUT,
  },
  {
    code: '95460',
    from: 'Bad Berneck im Fichtelgebirg',
    place: 'Bad Berneck im Fichtelgebirge',
    reason: CUT,
  },
  {
    code: '15732',
    from: 'Schulzendorf bei Eichenwade',
    place: 'Schulzendorf bei Eichwalde',
    reason: 'misspelt',
  },
  {
    code: '75223',
    from: 'Niefern-+schelbronn',
    place: 'Niefern-Öschelbronn',
    reason: 'broken umlaut',
  },
  { code: '07356', from: 'Lobenstein. Moorbad', place: 'Bad Lobenstein', reason: RENAMED },
  {
    code: '07366',
    from: 'Lobenstein. Moorbad',
    place: 'Rosenthal am Rennsteig',
    reason: 'merged municipality (2019)',
  },
  { code: '07613', from: 'Krossen / Elster', place: 'Crossen an der Elster', reason: 'misspelt' },
  { code: '34346', from: 'Hannoversch Münden', place: 'Hann. Münden', reason: RENAMED },
  {
    code: '67292',
    from: 'Orbis',
    place: 'Kirchheimbolanden',
    reason: 'names of 67292 and 67294 are swapped, the coordinates are not',
  },
  {
    code: '67294',
    from: 'Kirchheimbolanden',
    place: 'Orbis',
    reason: 'names of 67292 and 67294 are swapped, the coordinates are not',
  },
  { code: '01665', from: 'Meißen', place: 'Klipphausen', reason: NEIGHBOUR },
  { code: '01906', from: 'Bischofswerda', place: 'Burkau', reason: NEIGHBOUR },
  { code: '02829', from: 'Görlitz', place: 'Markersdorf', reason: NEIGHBOUR },
  { code: '02899', from: 'Görlitz', place: 'Ostritz', reason: NEIGHBOUR },
  { code: '02979', from: 'Hoyerswerda', place: 'Spreetal', reason: NEIGHBOUR },
  { code: '04603', from: 'Altenburg', place: 'Nobitz', reason: NEIGHBOUR },
  { code: '04886', from: 'Torgau', place: 'Beilrode', reason: NEIGHBOUR },
  { code: '04931', from: 'Bad Liebenwerda', place: 'Mühlberg (Elbe)', reason: NEIGHBOUR },
  { code: '06385', from: 'Kleinzerbst', place: 'Aken (Elbe)', reason: NEIGHBOUR },
  { code: '08373', from: 'Glauchau', place: 'Remse', reason: NEIGHBOUR },
  { code: '22929', from: 'Delingsdorf', place: 'Köthel', reason: NEIGHBOUR },
  { code: '25869', from: 'Langeneß', place: 'Gröde', reason: NEIGHBOUR },
  { code: '39221', from: 'Magdeburg', place: 'Bördeland', reason: NEIGHBOUR },
  { code: '69434', from: 'Eberbach', place: 'Hirschhorn (Neckar)', reason: NEIGHBOUR },
  { code: '99189', from: 'Erfurt', place: 'Gebesee', reason: NEIGHBOUR },
  { code: '99438', from: 'Weimar', place: 'Bad Berka', reason: NEIGHBOUR },
  { code: '06779', from: 'Dessau', place: 'Raguhn-Jeßnitz', reason: NEIGHBOUR },
  { code: '07919', from: 'Schleiz', place: 'Mühltroff', reason: NEIGHBOUR },
  { code: '99441', from: 'Weimar', place: 'Mellingen', reason: NEIGHBOUR },
];

/** zip-to-city repeats the point of `sameAs`: one of the two could never come first for a position. */
export const POSITIONS = [
  { code: '01108', sameAs: '01099', lat: 51.15, lon: 13.79, reason: 'Weixdorf' },
  { code: '01328', sameAs: '01326', lat: 51.04, lon: 13.91, reason: 'Schönfeld-Weißig' },
  { code: '04158', sameAs: '04157', lat: 51.4, lon: 12.36, reason: 'Wiederitzsch and Lindenthal' },
  { code: '04288', sameAs: '04279', lat: 51.3, lon: 12.48, reason: 'Holzhausen' },
  { code: '04316', sameAs: '04315', lat: 51.33, lon: 12.45, reason: 'Mölkau' },
  { code: '04319', sameAs: '04318', lat: 51.33, lon: 12.51, reason: 'Engelsdorf' },
  { code: '06485', sameAs: '06484', lat: 51.72, lon: 11.13, reason: 'Gernrode and Bad Suderode' },
  { code: '06861', sameAs: '06849', lat: 51.89, lon: 12.2, reason: 'Rodleben' },
  { code: '06889', sameAs: '06888', lat: 51.95, lon: 12.63, reason: 'north of Wittenberg' },
  { code: '15712', sameAs: '15711', lat: 52.31, lon: 13.72, reason: 'Zernsdorf' },
  { code: '15713', sameAs: '15711', lat: 52.32, lon: 13.67, reason: 'Niederlehme' },
  { code: '60306', sameAs: '60310', lat: 50.12, lon: 8.67, reason: 'the Opernturm' },
  { code: '60308', sameAs: '60310', lat: 50.11, lon: 8.65, reason: 'the Messeturm' },
  { code: '60438', sameAs: '60437', lat: 50.18, lon: 8.63, reason: 'Kalbach and Riedberg' },
];
